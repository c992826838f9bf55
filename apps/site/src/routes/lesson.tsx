import { paths } from '@rampart/contract/rules/sitePaths'
import { lessonMessages } from '@rampart/screens/lesson/lesson.messages.ts'
import { LessonScreen } from '@rampart/screens/lesson/LessonScreen.tsx'
import { LessonSkeleton } from '@rampart/screens/lesson/LessonSkeleton.tsx'
import { useLesson } from '@rampart/screens/lesson/useLesson.ts'
import { useMessages } from '@rampart/ui/Language'
import { Redirect, useLocation, useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { routeMessages } from './routes.messages.ts'

export function Component() {
  const messages = useMessages(routeMessages)
  const fallback = (
    <>
      <PageHead title={messages.lesson} noIndex />
      <LessonSkeleton />
    </>
  )
  return (
    <RequireSession fallback={fallback}>
      <Lesson />
    </RequireSession>
  )
}

function Lesson() {
  const messages = useMessages(routeMessages)
  const { accessDenied } = useMessages(lessonMessages)
  const { courseSlug = '', lessonId = '' } = useParams()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const { data, isPlaceholderData, isError } = useLesson(lessonId)
  const lesson = isPlaceholderData ? undefined : data
  // A lesson has one address, that of its own course.
  if (lesson && lesson.course.slug !== courseSlug)
    return <Redirect to={paths.lesson(lesson.course.slug, lessonId) + hash} />
  return (
    <>
      <PageHead title={lesson?.title ?? (isError ? accessDenied : messages.lesson)} noIndex />
      <LessonScreen
        lessonId={lessonId}
        courseHref={paths.course(courseSlug)}
        completedHref={paths.courseCompleted(courseSlug)}
        homeHref={paths.explore}
        coursesHref={paths.courses}
        lessonHref={(id) => paths.lesson(courseSlug, id)}
        onOpenLesson={(id) => navigate(paths.lesson(courseSlug, id))}
        onOpenCompleted={() => navigate(paths.courseCompleted(courseSlug))}
      />
    </>
  )
}
