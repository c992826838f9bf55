import { paths } from '@rampart/contract/rules/sitePaths'
import { CredentialsScreen } from '@rampart/screens/mylearning/CredentialsScreen.tsx'
import { myLearningMessages } from '@rampart/screens/mylearning/myLearning.messages.ts'
import { MyLearningLayout } from '@rampart/screens/mylearning/MyLearningLayout.tsx'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'
import { useOrigin } from '../settings.tsx'

export function Component() {
  const { tabs } = useMessages(myLearningMessages)
  const origin = useOrigin()
  return (
    <>
      <PageHead title={tabs.credentials} noIndex />
      <RequireSession fallback={<MyLearningLayout tab="credentials" links={myLearningLinks} />}>
        <CredentialsScreen
          links={myLearningLinks}
          credentialHref={paths.credential}
          origin={origin}
        />
      </RequireSession>
    </>
  )
}
