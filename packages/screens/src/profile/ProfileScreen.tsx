import type { Preferences } from '@rampart/contract/entities/preferences'
import { useMessages } from '@rampart/ui/Language'
import { EvidenceSection } from '../credentials/evidence/EvidenceSection.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { AccountSection } from './AccountSection.tsx'
import type { ProfileTab } from './AccountSection.tsx'
import { LookSection } from './LookSection.tsx'
import type { ShownLanguage } from './LookSection.tsx'
import { OwnDataSection } from './OwnDataSection.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfilePage } from './ProfilePage.tsx'
import { SecuritySection } from '../security/SecuritySection.tsx'
import { useProfile } from './useProfile.ts'

export interface ProfileScreenProps {
  /** The selected tab, from the address. */
  tab: ProfileTab
  /** Called with the other tab; the application puts it into the address. */
  onTabChange: (tab: ProfileTab) => void
  /** The brand is only light or only dark: the theme cannot be chosen. @default false */
  hasOneMode?: boolean
  /** The current look of the site. */
  preferences: Preferences
  /** Called with a choice; the application applies it at once, and stores it. */
  onPreferencesChange: (preferences: Preferences) => void
  /**
   * The application shows the chosen language at once, and stores it; without this, the language
   * cannot be chosen.
   */
  language?: ShownLanguage | undefined
  /** Called when the account is gone: sign out, and go home. */
  onDeleted: () => void
}

/** My Profile (specification §2), with security, settings and the learner's own data below it. */
export function ProfileScreen({
  tab,
  onTabChange,
  hasOneMode = false,
  preferences,
  onPreferencesChange,
  language,
  onDeleted,
}: ProfileScreenProps) {
  const messages = useMessages(profileMessages)
  const query = useProfile()
  const { error, ...retry } = useLoadFailure(query)
  return (
    <ProfilePage>
      <AccountSection
        tab={tab}
        onTabChange={onTabChange}
        profile={query.data}
        failure={
          error && (
            <RetryAlert isMinor {...retry}>
              {messages.loadFailed}
            </RetryAlert>
          )
        }
      />
      <SecuritySection />
      <LookSection
        hasOneMode={hasOneMode}
        preferences={preferences}
        onChange={onPreferencesChange}
        language={language}
      />
      <EvidenceSection />
      <OwnDataSection onDeleted={onDeleted} />
    </ProfilePage>
  )
}
