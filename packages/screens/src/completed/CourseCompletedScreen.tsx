import type { Course } from '@rampart/contract/entities/course'
import { CourseCompleted } from '@rampart/ui/CourseCompleted'
import { ErrorState } from '@rampart/ui/ErrorState'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { ComponentProps } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { courseMessages } from '../course/course.messages.ts'
import { credentialFile } from '../credentials/credentialFile.ts'
import { linkedInLink } from '../credentials/shareLinks.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { completedMessages } from './completed.messages.ts'
import { CompletedSkeleton } from './CompletedSkeleton.tsx'
import { useCompletedCourse } from './useCompletedCourse.ts'
import type { EarnedCredential } from './useEarnedCredential.ts'
import { useEarnedCredential } from './useEarnedCredential.ts'

export interface CourseCompletedScreenProps {
  slug: string
  courseHref: string
  /** The learner's courses and credentials. */
  learningHref: string
  /** Where to browse on. */
  exploreHref: string
  /** Path of the public page of a certificate by its `csnId`, of a badge by its `badgeId`. */
  certificateHref: (csnId: string) => string
  badgeHref: (badgeId: string) => string
  /** The site's public origin, which makes a path a link for others. */
  origin: string
}

/** The end of a course (specification §2, Course completed). */
export function CourseCompletedScreen(props: CourseCompletedScreenProps) {
  const messages = useMessages(completedMessages)
  const lookup = useMessages(courseMessages)
  const { slug, courseHref, exploreHref } = props
  const completed = useCompletedCourse(slug)
  if (completed.state === 'loading') return <CompletedSkeleton />
  if (completed.state === 'failed') {
    return (
      <PageContainer space="section">
        <ErrorState title={lookup.loadFailed} onRetry={completed.retry} isRetrying={completed.isRetrying} headingLevel={1} />
      </PageContainer>
    )
  }
  if (completed.state === 'not found') {
    return <MessagePage title={lookup.notFound} text={lookup.notFoundHelp} action={<LinkButton href={exploreHref}>{lookup.browse}</LinkButton>} />
  }
  if (completed.state === 'not completed') {
    return (
      <MessagePage
        title={messages.notYet}
        text={messages.notYetHelp(completed.course.title)}
        action={<LinkButton href={courseHref}>{messages.toCourse}</LinkButton>}
      />
    )
  }
  return <Celebration {...props} course={completed.course} />
}

function Celebration({ course, courseHref, learningHref, ...links }: CourseCompletedScreenProps & { course: Course }) {
  const messages = useMessages(completedMessages)
  const earned = useEarnedCredential(course.slug)
  if (earned.isPending) return <CompletedSkeleton />
  return (
    <CourseCompleted
      courseTitle={course.title}
      credential={shown(earned, links)}
      onCopy={copyText}
      notice={
        earned.failure && (
          <RetryAlert onRetry={earned.retry} isRetrying={earned.isRetrying}>
            {earned.failure}
          </RetryAlert>
        )
      }
    >
      <LinkButton href={learningHref} variant="soft">
        {messages.myLearning}
      </LinkButton>
      <LinkButton href={courseHref} variant="outline">
        {messages.backToCourse}
      </LinkButton>
    </CourseCompleted>
  )
}

type Shown = ComponentProps<typeof CourseCompleted>['credential']

function shown(
  { certificate, badge }: EarnedCredential,
  { certificateHref, badgeHref, origin }: Pick<CourseCompletedScreenProps, 'certificateHref' | 'badgeHref' | 'origin'>,
): Shown {
  if (certificate) {
    const { csnId, imageUrl } = certificate
    const publicUrl = origin + certificateHref(csnId)
    return { kind: 'certificate', imageUrl, publicUrl, linkedInUrl: linkedInLink(publicUrl), file: credentialFile(certificate) }
  }
  if (badge) {
    const { badgeId, imageUrl } = badge
    const publicUrl = origin + badgeHref(badgeId)
    return {
      kind: 'badge',
      imageUrl,
      publicUrl,
      linkedInUrl: linkedInLink(publicUrl),
      file: credentialFile({ csnId: badgeId, pdfUrl: null, imageUrl }),
    }
  }
  return undefined
}
