import { CompletedCourseCard } from '@rampart/ui/CompletedCourseCard'
import { copyText } from '../clipboard/copyText.ts'
import { domainNames } from '../names/catalogueNames.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { domainMotifs, ownDate } from './learningTexts.ts'
import type { MyLearningLinks } from './MyLearningLayout.tsx'
import { MyLearningLayout } from './MyLearningLayout.tsx'
import { OwnList } from './OwnList.tsx'
import { useCompletedCourses } from './useMyLearning.ts'

export interface CompletedScreenProps {
  links: MyLearningLinks
  /** Page of a course. */
  courseHref: (slug: string) => string
  /** Absolute address of a course, as 'Copy Course URL' copies it. */
  courseUrl: (slug: string) => string
}

const skeleton = (
  <CompletedCourseCard
    title="A course title of usual length"
    domain="Cloud engineering"
    href="/"
    completedOn="Wednesday, September 16, 2026"
    onCopyUrl={() => undefined}
  />
)

/** The courses that the learner has completed (specification §2, My Learning). */
export function CompletedScreen({ links, courseHref, courseUrl }: CompletedScreenProps) {
  const notify = useNotify()
  const copyUrl = (slug: string) =>
    void copyText(courseUrl(slug)).then(
      () => notify({ severity: 'success', message: 'Course link has been copied' }),
      () => notify({ severity: 'error', message: 'The course link could not be copied. Your browser refused the clipboard.' }),
    )
  return (
    <MyLearningLayout tab="completed" links={links}>
      <OwnList
        query={useCompletedCourses()}
        name="completed courses"
        skeleton={skeleton}
        empty={{ title: 'No Completed Courses', text: 'Complete every lesson of a course, and it will stand here.', drawing: 'rails' }}
        exploreHref={links.explore}
      >
        {({ course, completedAt }) => (
          <CompletedCourseCard
            title={course.title}
            domain={domainNames[course.domain]}
            motif={domainMotifs[course.domain]}
            href={courseHref(course.slug)}
            completedOn={ownDate(completedAt)}
            onCopyUrl={() => copyUrl(course.slug)}
          />
        )}
      </OwnList>
    </MyLearningLayout>
  )
}
