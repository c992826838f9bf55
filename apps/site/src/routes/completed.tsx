import { paths } from '@rampart/contract/rules/sitePaths'
import { completedMessages } from '@rampart/screens/completed/completed.messages.ts'
import { CompletedSkeleton } from '@rampart/screens/completed/CompletedSkeleton.tsx'
import { CourseCompletedScreen } from '@rampart/screens/completed/CourseCompletedScreen.tsx'
import { courseMessages } from '@rampart/screens/course/course.messages.ts'
import { useCourse, useCourseStatus } from '@rampart/screens/course/useCourse.ts'
import { useMessages } from '@rampart/ui/Language'
import { useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { routeMessages } from './routes.messages.ts'
import { useBrand, useOrigin } from '../settings.tsx'

export function Component() {
  const { courseSlug = '' } = useParams()
  const { name } = useBrand()
  const origin = useOrigin()
  return (
    <>
      <CompletedHead slug={courseSlug} />
      <RequireSession fallback={<CompletedSkeleton />}>
        <CourseCompletedScreen
          slug={courseSlug}
          courseHref={paths.course(courseSlug)}
          lessonHref={(lessonId) => paths.lesson(courseSlug, lessonId)}
          learningHref={paths.credentials}
          exploreHref={paths.explore}
          credentialHref={paths.credential}
          itemHref={paths.item}
          organization={name}
          origin={origin}
        />
      </RequireSession>
    </>
  )
}

/** The title says that the course is completed only where the page does. */
function CompletedHead({ slug }: { slug: string }) {
  const { course: failed, courseCompleted } = useMessages(routeMessages)
  const { notFound } = useMessages(courseMessages)
  const { data: course, isError } = useCourse(slug)
  if (course) return <StatusHead courseId={course._id} />
  const title = course === null ? notFound : isError ? failed : courseCompleted
  return <PageHead title={title} noIndex />
}

function StatusHead({ courseId }: { courseId: string }) {
  const { course: failed, courseCompleted } = useMessages(routeMessages)
  const { notYet } = useMessages(completedMessages)
  const { data: status, isError } = useCourseStatus(courseId)
  const isKnown = status !== undefined
  const title =
    isKnown && !status?.completed ? notYet : !isKnown && isError ? failed : courseCompleted
  return <PageHead title={title} noIndex />
}
