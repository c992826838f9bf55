import { paths } from '@rampart/contract/rules/sitePaths'
import {
  CompletedScreen,
  CompletedCoursesSkeleton,
} from '@rampart/screens/mylearning/CompletedScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'
import { routeMessages } from './routes.messages.ts'
import { useOrigin } from '../settings.tsx'

export function Component() {
  const { completedCourses } = useMessages(routeMessages)
  const origin = useOrigin()
  return (
    <>
      <PageHead title={completedCourses} noIndex />
      <RequireSession fallback={<CompletedCoursesSkeleton links={myLearningLinks} />}>
        <CompletedScreen
          links={myLearningLinks}
          courseHref={paths.course}
          courseUrl={(slug) => origin + paths.copiedCourse(slug)}
        />
      </RequireSession>
    </>
  )
}
