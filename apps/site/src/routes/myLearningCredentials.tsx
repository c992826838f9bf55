import { paths } from '@rampart/contract/rules/sitePaths'
import {
  CredentialsScreen,
  CredentialsSkeleton,
} from '@rampart/screens/mylearning/CredentialsScreen.tsx'
import { myLearningMessages } from '@rampart/screens/mylearning/myLearning.messages.ts'
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
      <RequireSession fallback={<CredentialsSkeleton links={myLearningLinks} />}>
        <CredentialsScreen
          links={myLearningLinks}
          credentialHref={paths.credential}
          origin={origin}
        />
      </RequireSession>
    </>
  )
}
