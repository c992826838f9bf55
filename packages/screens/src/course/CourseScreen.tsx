import type { Course } from '@rampart/contract/entities/course'
import { formatDuration, showsDuration } from '@rampart/contract/rules/duration'
import { Artwork } from '@rampart/ui/Artwork'
import { CourseHero } from '@rampart/ui/CourseHero'
import { CourseOutline } from '@rampart/ui/CourseOutline'
import { CourseSideCard } from '@rampart/ui/CourseSideCard'
import { CredentialSection } from '@rampart/ui/CredentialSection'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { domainMessages } from '@rampart/ui/domain'
import { InstructorBlock } from '@rampart/ui/InstructorBlock'
import { ContentLanguage, useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { RequirementsList } from '@rampart/ui/RequirementsList'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { VideoPreview } from '@rampart/ui/VideoPreview'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useSolvedLabs } from '../explore/useSolvedLabs.ts'
import { LackRequest } from '../requests/LackRequest.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { AccessButton } from './AccessButton.tsx'
import { courseMessages } from './course.messages.ts'
import { CourseLanguages } from './CourseLanguages.tsx'
import type { LanguageOffer } from './CourseLanguages.tsx'
import { CourseGate } from './CourseGate.tsx'
import { CourseSkeleton } from './CourseSkeleton.tsx'
import { linkedOutline } from './linkedOutline.ts'
import { useCourseStatus } from './useCourse.ts'
import { useCourseAccess } from './useCourseAccess.ts'

const InviteCodeDialog = lazyOverlay(
  async () => (await import('@rampart/ui/InviteCodeDialog')).InviteCodeDialog,
)

export interface CourseScreenProps {
  slug: string
  /** Address of signing in, from which a visitor comes back here. */
  signInHref: string
  /** Address of the catalogue, shown if there is no such course. */
  exploreHref: string
  lessonHref: (lessonId: string) => string
  labHref: (path: string) => string
  onOpenLesson: (lessonId: string) => void
  onOpenCompleted: () => void
  /** The languages that can be chosen; without them the page names none. */
  languages?: LanguageOffer | undefined
}

/** A course's public page, with the access button (specification §2, §4). */
export function CourseScreen({ slug, exploreHref, ...rest }: CourseScreenProps) {
  return (
    <CourseGate slug={slug} exploreHref={exploreHref} skeleton={<CourseSkeleton />}>
      {(course) => <CourseView course={course} {...rest} />}
    </CourseGate>
  )
}

function CourseView({
  course,
  signInHref,
  lessonHref,
  labHref,
  onOpenLesson,
  onOpenCompleted,
  languages,
}: Omit<CourseScreenProps, 'slug' | 'exploreHref'> & { course: Course }) {
  const messages = useMessages(courseMessages)
  const { domains } = useMessages(domainMessages)
  const locale = useLocale()
  const { ways } = useAdapters()
  // A visitor has no account for which something could be requested.
  const asksOperator = useSession() === 'signed-in' && ways.requests.subscription
  const { data: status } = useCourseStatus(course._id, true)
  const solved = useSolvedLabs(course.labs.length > 0)
  const access = useCourseAccess({ course, onOpenLesson, onOpenCompleted })
  const { title, description, level, domain, slug } = course
  return (
    <>
      <ContentLanguage locale={course.lang}>
        <CourseHero
          title={title}
          description={description}
          level={level}
          domain={domains[domain]}
          action={
            <AccessButton signInHref={signInHref} isBusy={access.isBusy} onAccess={access.open} />
          }
          preview={
            <VideoPreview
              title={title}
              imageUrl={course.thumbnail}
              videoUrl={course.previewVideo}
              art={<Artwork slug={slug} domain={domain} level={level} kind="course" />}
            />
          }
        />
      </ContentLanguage>
      <DetailLayout
        side={
          <CourseSideCard
            accessType={course.accessType}
            subscribeHref={asksOperator ? undefined : ways.subscription}
            // An enrolled learner needs no subscription.
            subscribeAction={asksOperator && !status && <LackRequest kind="subscription" />}
            credential={course.completionCredential}
            lessons={course.lessons}
            duration={
              showsDuration(course.duration)
                ? formatDuration(course.duration, 'short', locale)
                : undefined
            }
          />
        }
      >
        <CourseLanguages course={course} languages={languages} />
        <ContentLanguage locale={course.lang}>
          <TwoColumnList title={messages.outcomes} items={course.learningOutcomes} />
        </ContentLanguage>
        <CourseOutline
          modules={linkedOutline(course.outline, status?.lessonIds ?? [], lessonHref, course.lang)}
          labs={course.labs.map(({ path, title: name }) => ({
            title: name,
            href: labHref(path),
            isSolved: solved.has(path),
          }))}
          canExpandAll={course.outline.length > 1}
        />
        <ContentLanguage locale={course.lang}>
          <RequirementsList items={course.requirements} />
        </ContentLanguage>
        <CredentialSection kind={course.completionCredential} imageUrl={course.badgeImageUrl} />
        <InstructorBlock
          name={course.instructor.name}
          jobTitle={course.instructor.role}
          bio={course.instructor.bio}
          pictureUrl={course.instructor.profilePic}
        />
      </DetailLayout>
      {access.invite.isOpen && (
        <InviteCodeDialog
          courseTitle={title}
          isOpen
          isPending={access.invite.isPending}
          error={access.invite.error}
          onCodeChange={access.invite.clearError}
          onOpenChange={access.invite.close}
          onSubmit={access.invite.submit}
        />
      )}
    </>
  )
}
