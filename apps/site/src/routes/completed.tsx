import { paths } from '@rampart/contract/rules/sitePaths'
import { CompletedSkeleton } from '@rampart/screens/completed/CompletedSkeleton.tsx'
import { CourseCompletedScreen } from '@rampart/screens/completed/CourseCompletedScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { routeMessages } from './routes.messages.ts'
import { useBrand, useOrigin } from '../settings.tsx'

export function Component() {
  const { courseCompleted } = useMessages(routeMessages)
  const { courseSlug = '' } = useParams()
  const { name } = useBrand()
  const origin = useOrigin()
  return (
    <>
      <PageHead title={courseCompleted} noIndex />
      <RequireSession fallback={<CompletedSkeleton />}>
        <CourseCompletedScreen
          slug={courseSlug}
          courseHref={paths.course(courseSlug)}
          lessonHref={(lessonId) => paths.lesson(courseSlug, lessonId)}
          learningHref={paths.credentials}
          exploreHref={paths.explore}
          credentialHref={paths.credential}
          itemHref={paths.item}
          organisation={name}
          origin={origin}
        />
      </RequireSession>
    </>
  )
}
