import { paths } from '@rampart/contract/rules/sitePaths'
import { myLearningMessages } from '@rampart/screens/mylearning/myLearning.messages.ts'
import { OngoingScreen, OngoingSkeleton } from '@rampart/screens/mylearning/OngoingScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'

export function Component() {
  const { title } = useMessages(myLearningMessages)
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireSession fallback={<OngoingSkeleton links={myLearningLinks} />}>
        <OngoingScreen
          links={myLearningLinks}
          courseHref={paths.course}
          lessonHref={paths.lesson}
        />
      </RequireSession>
    </>
  )
}
