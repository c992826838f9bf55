import { paths } from '@rampart/contract/rules/sitePaths'
import { courseMessages } from '@rampart/screens/course/course.messages.ts'
import { CourseScreen } from '@rampart/screens/course/CourseScreen.tsx'
import { courseQuery, useCourse } from '@rampart/screens/course/useCourse.ts'
import { useMessages } from '@rampart/ui/Language'
import { nameOfLanguage } from '../languages.ts'
import { useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { useLanguageChoice } from '../PageLanguage.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { routeMessages } from './routes.messages.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(courseQuery(adapters.course, params['courseSlug'] ?? '')))

export function Component() {
  const messages = useMessages(routeMessages)
  const { notFound } = useMessages(courseMessages)
  const { courseSlug = '' } = useParams()
  const navigate = useNavigate()
  const { data: course } = useCourse(courseSlug)
  const choice = useLanguageChoice()
  return (
    <>
      {course && (
        <PageHead
          title={course.title}
          description={course.description}
          path={paths.course(courseSlug)}
          image={{ src: `/social${paths.course(courseSlug)}.png`, alt: course.title }}
        />
      )}
      {course === null && <PageHead title={notFound} noIndex />}
      {course === undefined && <PageHead title={messages.course} />}
      <CourseScreen
        // Another course is another page: nothing of this one's dialogs stays.
        key={courseSlug}
        slug={courseSlug}
        signInHref={paths.signIn(paths.course(courseSlug))}
        exploreHref={paths.explore}
        lessonHref={(lessonId) => paths.lesson(courseSlug, lessonId)}
        labHref={paths.lab}
        languages={choice && { nameOf: nameOfLanguage, onChoose: choice.onChange }}
        onOpenLesson={(lessonId) => navigate(paths.lesson(courseSlug, lessonId))}
        onOpenCompleted={() => navigate(paths.courseCompleted(courseSlug))}
      />
    </>
  )
}
