import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { Avatar } from '@rampart/ui/Avatar'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Tabs } from '@rampart/ui/Tabs'
import type { ReactNode } from 'react'
import { PasswordTab } from './PasswordTab.tsx'
import { ProfileFormSkeleton, ProfileUpdate } from './ProfileUpdate.tsx'

/** The tabs of the page (specification §2). */
export type ProfileTab = 'profile' | 'password'

interface AccountSectionProps {
  tab: ProfileTab
  onTabChange?: (tab: ProfileTab) => void
  /** Undefined while it is on its way, or could not be had. */
  profile?: UserProfile
  /** Stands where the profile would, if it could not be had. */
  failure?: ReactNode
}

/** Who the learner is, and the two forms about it. */
export function AccountSection({ tab, onTabChange, profile, failure }: AccountSectionProps) {
  const name = profile ? `${profile.firstName} ${profile.lastName}` : ''
  return (
    <SettingsSection mark={<Avatar name={name} size="large" />} title={name || 'Your account'} lead={profile?.email ?? 'Who you are, and how you sign in.'}>
      <Tabs
        label="My Profile"
        selectedId={tab}
        onChange={(id) => onTabChange?.(id === 'password' ? 'password' : 'profile')}
        tabs={[
          { id: 'profile', label: 'Profile Update', children: profile ? <ProfileUpdate profile={profile} /> : failure || <ProfileFormSkeleton /> },
          { id: 'password', label: 'Update Password', children: <PasswordTab email={profile?.email ?? ''} /> },
        ]}
      />
    </SettingsSection>
  )
}
