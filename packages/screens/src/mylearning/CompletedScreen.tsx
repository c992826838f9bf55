import { CompletedCourseCard } from '@rampart/ui/CompletedCourseCard'
import { domainMessages } from '@rampart/ui/domain'
import { ContentLanguage, useLocale, useMessages } from '@rampart/ui/Language'
import { copyText } from '../clipboard/copyText.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { domainMotifs, ownDate } from './learningTexts.ts'
import type { MyLearningLinks } from './MyLearningLayout.tsx'
import { MyLearningLayout } from './MyLearningLayout.tsx'
import { myLearningMessages } from './myLearning.messages.ts'
import { OwnList, OwnListSkeleton } from './OwnList.tsx'
import { useCompletedCourses } from './useMyLearning.ts'

export interface CompletedScreenProps {
  links: MyLearningLinks
  /** Page of a course. */
  courseHref: (slug: string) => string
  /** Absolute address of a course, which 'Copy Course URL' copies. */
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

/** The page until the browser knows who is signed in. */
export function CompletedCoursesSkeleton({ links }: { links: MyLearningLinks }) {
  return (
    <MyLearningLayout tab="completed" links={links}>
      <OwnListSkeleton list="completed" skeleton={skeleton} />
    </MyLearningLayout>
  )
}

/** The courses that the learner has completed (specification §2, My Learning). */
export function CompletedScreen({ links, courseHref, courseUrl }: CompletedScreenProps) {
  const messages = useMessages(myLearningMessages)
  const { domains } = useMessages(domainMessages)
  const locale = useLocale()
  const notify = useNotify()
  const copyUrl = (slug: string) =>
    void copyText(courseUrl(slug)).then(
      () => notify({ about: slug, tone: 'success', message: messages.linkCopied }),
      () => notify({ about: slug, tone: 'critical', message: messages.linkNotCopied }),
    )
  return (
    <MyLearningLayout tab="completed" links={links}>
      <OwnList
        query={useCompletedCourses()}
        list="completed"
        skeleton={skeleton}
        drawing="rails"
        exploreHref={links.explore}
      >
        {({ course, completedAt }) => (
          <ContentLanguage locale={course.lang}>
            <CompletedCourseCard
              title={course.title}
              domain={domains[course.domain]}
              motif={domainMotifs[course.domain]}
              href={courseHref(course.slug)}
              completedOn={ownDate(completedAt, locale)}
              onCopyUrl={() => copyUrl(course.slug)}
            />
          </ContentLanguage>
        )}
      </OwnList>
    </MyLearningLayout>
  )
}
