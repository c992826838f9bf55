import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { Avatar } from '@rampart/ui/Avatar'
import { useMessages } from '@rampart/ui/Language'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Tabs } from '@rampart/ui/Tabs'
import type { ReactNode } from 'react'
import { PasswordTab, PasswordTabSkeleton } from './PasswordTab.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileFormSkeleton, ProfileUpdate } from './ProfileUpdate.tsx'

/** The tabs of the page (specification §2). */
export type ProfileTab = 'profile' | 'password'

interface AccountSectionProps {
  tab: ProfileTab
  /** It is not known yet who is signed in. @default false */
  isPlaceholder?: boolean
  onTabChange?: (tab: ProfileTab) => void
  /** Undefined while it is loading, or could not be loaded. */
  profile?: UserProfile
  /** Shown in place of a profile that could not be loaded. */
  failure?: ReactNode
}

/** The learner's name and address, and the two forms about the account. */
export function AccountSection({
  tab,
  isPlaceholder = false,
  onTabChange,
  profile,
  failure,
}: AccountSectionProps) {
  const messages = useMessages(profileMessages)
  const name = profile ? `${profile.firstName} ${profile.lastName}` : ''
  return (
    <SettingsSection
      mark={<Avatar name={name} size="large" />}
      title={name || messages.account}
      lead={profile?.email ?? messages.accountLead}
    >
      <Tabs
        label={messages.title}
        selectedId={tab}
        onChange={(id) => onTabChange?.(id === 'password' ? 'password' : 'profile')}
        tabs={[
          {
            id: 'profile',
            label: messages.profileTab,
            children: profile ? (
              <ProfileUpdate profile={profile} />
            ) : (
              failure || <ProfileFormSkeleton />
            ),
          },
          {
            id: 'password',
            label: messages.passwordTab,
            children: isPlaceholder ? (
              <PasswordTabSkeleton />
            ) : (
              <PasswordTab email={profile?.email ?? ''} />
            ),
          },
        ]}
      />
    </SettingsSection>
  )
}
