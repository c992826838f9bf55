import { paths } from '@rampart/contract/rules/sitePaths'
import type { ProfileTab } from '@rampart/screens/profile/AccountSection.tsx'
import { profileMessages } from '@rampart/screens/profile/profile.messages.ts'
import { ProfileSkeleton } from '@rampart/screens/profile/ProfilePage.tsx'
import { ProfileScreen } from '@rampart/screens/profile/ProfileScreen.tsx'
import { useSessionStore } from '@rampart/screens/session/SessionProvider.tsx'
import { useMessages } from '@rampart/ui/Language'
import { flushSync } from 'react-dom'
import { languages } from '../languages.ts'
import { useNavigate, useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { useLanguageChoice } from '../PageLanguage.tsx'
import { choosePreferences, usePreferences } from '../preferences.ts'
import { RequireSession } from '../RequireSession.tsx'
import { useBrand } from '../settings.tsx'

export function Component() {
  const { title } = useMessages(profileMessages)
  const [search, setSearch] = useSearchParams()
  const store = useSessionStore()
  const navigate = useNavigate()
  const language = useLanguageChoice()
  const tab: ProfileTab = search.get('tab') === 'password' ? 'password' : 'profile'
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireSession fallback={<ProfileSkeleton tab={tab} />}>
        <ProfileScreen
          tab={tab}
          onTabChange={(next) => setSearch(next === 'password' ? { tab: next } : {})}
          hasOneMode={useBrand().mode !== undefined}
          preferences={usePreferences()}
          onPreferencesChange={choosePreferences}
          language={language && { ...language, options: languages }}
          onDeleted={() => {
            // This page leaves for the sign-in page first, so that home is where it ends, in that
            // one's place.
            flushSync(() => store.signOut())
            navigate(paths.explore, { replace: true })
          }}
        />
      </RequireSession>
    </>
  )
}
