import { formatDuration } from '@rampart/contract/rules/duration'
import { domainMessages } from '@rampart/ui/domain'
import { ContentLanguage, useLocale, useMessages } from '@rampart/ui/Language'
import { OngoingCourseCard } from '@rampart/ui/OngoingCourseCard'
import { domainMotifs, ownDate } from './learningTexts.ts'
import type { MyLearningLinks } from './MyLearningLayout.tsx'
import { MyLearningLayout } from './MyLearningLayout.tsx'
import { OwnList, OwnListSkeleton } from './OwnList.tsx'
import { useOngoingCourses } from './useMyLearning.ts'

export interface OngoingScreenProps {
  links: MyLearningLinks
  /** Page of a course. */
  courseHref: (slug: string) => string
  lessonHref: (slug: string, lessonId: string) => string
}

const skeleton = (
  <OngoingCourseCard
    title="A course title of usual length"
    domain="Cloud engineering"
    href="/"
    enrolledOn="Wednesday, September 16, 2026"
    progress={40}
    next={{ title: 'A lesson of usual length', href: '/', timeLeft: '45 Mins' }}
    headingLevel={2}
  />
)

/** The page until the browser knows who is signed in. */
export function OngoingSkeleton({ links }: { links: MyLearningLinks }) {
  return (
    <MyLearningLayout tab="ongoing" links={links}>
      <OwnListSkeleton list="ongoing" skeleton={skeleton} />
    </MyLearningLayout>
  )
}

/** The courses that the learner has begun and not completed (specification §2, My Learning). */
export function OngoingScreen({ links, courseHref, lessonHref }: OngoingScreenProps) {
  const { domains } = useMessages(domainMessages)
  const locale = useLocale()
  return (
    <MyLearningLayout tab="ongoing" links={links}>
      <OwnList
        query={useOngoingCourses()}
        list="ongoing"
        skeleton={skeleton}
        drawing="contours"
        exploreHref={links.explore}
      >
        {({ course, enrolledAt, progress, next, minutesLeft }) => (
          <ContentLanguage locale={course.lang}>
            <OngoingCourseCard
              title={course.title}
              domain={domains[course.domain]}
              motif={domainMotifs[course.domain]}
              href={courseHref(course.slug)}
              enrolledOn={ownDate(enrolledAt, locale)}
              progress={progress}
              next={
                next
                  ? {
                      title: next.title,
                      lang: next.lang ?? 'en',
                      href: lessonHref(course.slug, next._id),
                      timeLeft: minutesLeft
                        ? formatDuration(minutesLeft, 'short', locale)
                        : undefined,
                    }
                  : undefined
              }
            />
          </ContentLanguage>
        )}
      </OwnList>
    </MyLearningLayout>
  )
}
