import { CredentialsScreen } from '@rampart/screens/mylearning/CredentialsScreen.tsx'
import { myLearningMessages } from '@rampart/screens/mylearning/myLearning.messages.ts'
import { MyLearningLayout } from '@rampart/screens/mylearning/MyLearningLayout.tsx'
import { useMessages } from '@rampart/ui/Language'
import { pageTitle } from '../brand.ts'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'

export function Component() {
  const { tabs } = useMessages(myLearningMessages)
  const origin = useOrigin()
  return (
    <>
      <PageHead title={pageTitle(tabs.credentials)} noIndex />
      <RequireSession fallback={<MyLearningLayout tab="credentials" links={myLearningLinks} />}>
        <CredentialsScreen links={myLearningLinks} certificateHref={paths.certificate} badgeHref={paths.badge} origin={origin} />
      </RequireSession>
    </>
  )
}
