import { paths } from '@rampart/contract/rules/sitePaths'
import { myLearningMessages } from '@rampart/screens/mylearning/myLearning.messages.ts'
import { MyLearningLayout } from '@rampart/screens/mylearning/MyLearningLayout.tsx'
import { OngoingScreen } from '@rampart/screens/mylearning/OngoingScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'

export function Component() {
  const { title } = useMessages(myLearningMessages)
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireSession fallback={<MyLearningLayout tab="ongoing" links={myLearningLinks} />}>
        <OngoingScreen
          links={myLearningLinks}
          courseHref={paths.course}
          lessonHref={paths.lesson}
        />
      </RequireSession>
    </>
  )
}
