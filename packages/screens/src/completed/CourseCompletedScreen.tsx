import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { Course } from '@rampart/contract/entities/course'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { CourseCompleted } from '@rampart/ui/CourseCompleted'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import type { ComponentProps } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { courseMessages } from '../course/course.messages.ts'
import { CourseGate } from '../course/CourseGate.tsx'
import { useCourseStatus } from '../course/useCourse.ts'
import { credentialFile } from '../credentials/credentialFile.ts'
import { linkedInLink, linkedInProfileLink } from '../credentials/shareLinks.ts'
import { EvidenceAsk } from '../credentials/evidence/EvidenceAsk.tsx'
import { shownPicture } from '../credentials/shownPicture.ts'
import { QueryGate } from '../pages/QueryGate.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { completedMessages } from './completed.messages.ts'
import { CompletedSkeleton } from './CompletedSkeleton.tsx'
import { NextForYou } from './NextForYou.tsx'
import type { EarnedCredential } from './useEarnedCredential.ts'
import { useEarnedCredential } from './useEarnedCredential.ts'

export interface CourseCompletedScreenProps {
  slug: string
  courseHref: string
  lessonHref: (lessonId: string) => string
  /** The learner's courses and credentials. */
  learningHref: string
  /** Address of the catalogue. */
  exploreHref: string
  /** Path of the public page of a credential. */
  credentialHref: (id: CredentialId) => string
  /** Path of a course or lab. */
  itemHref: (item: CatalogueItem) => string
  /** Name of the issuer of credentials. */
  organization: string
  /** The site's public origin, for links that are shared. */
  origin: string
}

/** The end of a course (specification §2, Course completed). */
export function CourseCompletedScreen(props: CourseCompletedScreenProps) {
  const { slug, exploreHref } = props
  return (
    <CourseGate slug={slug} exploreHref={exploreHref} skeleton={<CompletedSkeleton />}>
      {(course) => <CompletedCourse {...props} course={course} />}
    </CourseGate>
  )
}

/** The address alone proves nothing: the page checks first that the course is completed. */
function CompletedCourse(props: CourseCompletedScreenProps & { course: Course }) {
  const { course, courseHref } = props
  const messages = useMessages(completedMessages)
  const { loadFailed } = useMessages(courseMessages)
  const notYet = (
    <MessagePage
      title={messages.notYet}
      text={messages.notYetHelp(course.title)}
      action={<LinkButton href={courseHref}>{messages.toCourse}</LinkButton>}
    />
  )
  return (
    <QueryGate
      query={useCourseStatus(course._id)}
      skeleton={<CompletedSkeleton />}
      failure={() => ({ title: loadFailed })}
      absent={notYet}
    >
      {({ completed, lessonIds }) =>
        completed ? <Celebration {...props} firstLesson={lessonIds[0]} /> : notYet
      }
    </QueryGate>
  )
}

function Celebration({
  course,
  courseHref,
  lessonHref,
  learningHref,
  exploreHref,
  itemHref,
  firstLesson,
  ...links
}: CourseCompletedScreenProps & { course: Course; firstLesson: string | undefined }) {
  const messages = useMessages(completedMessages)
  const earned = useEarnedCredential(course.slug)
  if (earned.isPending) return <CompletedSkeleton />
  return (
    <CourseCompleted
      courseTitle={course.title}
      credential={shown(earned, course.title, links)}
      onCopy={copyText}
      next={
        <>
          <NextForYou slug={course.slug} itemHref={itemHref} exploreHref={exploreHref} />
          {earned.credential && course.labs.length > 0 && <EvidenceAsk />}
        </>
      }
      notice={earned.failure && <RetryAlert {...earned.retry}>{earned.failure}</RetryAlert>}
    >
      <LinkButton href={learningHref} variant="soft">
        {messages.myLearning}
      </LinkButton>
      {firstLesson && (
        <LinkButton href={lessonHref(firstLesson)} variant="outline">
          {messages.reviewLessons}
        </LinkButton>
      )}
      <LinkButton href={courseHref} variant="outline">
        {messages.backToCourse}
      </LinkButton>
    </CourseCompleted>
  )
}

type Shown = ComponentProps<typeof CourseCompleted>['credential']

function shown(
  { credential }: EarnedCredential,
  name: string,
  {
    credentialHref,
    organization,
    origin,
  }: Pick<CourseCompletedScreenProps, 'credentialHref' | 'organization' | 'origin'>,
): Shown {
  if (!credential) return undefined
  const publicUrl = origin + credentialHref(credential)
  const { credentialId: id, issuedAt } = credential
  return {
    kind: credential.type,
    imageUrl: shownPicture(credential),
    publicUrl,
    linkedInUrl: linkedInLink(publicUrl),
    linkedInProfileUrl: linkedInProfileLink({ name, organization, issuedAt, url: publicUrl, id }),
    file: credentialFile(credential),
  }
}
