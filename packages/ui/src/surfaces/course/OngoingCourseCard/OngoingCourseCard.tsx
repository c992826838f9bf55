import { CalendarDays, CirclePlay } from 'lucide-react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { LearningMotif } from './LearningCardFrame.tsx'
import { LearningCardFrame } from './LearningCardFrame.tsx'
import { fact, factIcon, factLink, factPart, foot } from './LearningCardFrame.css.ts'
import { ongoingCourseCardMessages } from './OngoingCourseCard.messages.ts'

export type { LearningMotif }

export interface OngoingCourseCardProps extends RootProps {
  title: string
  /** Subject area, as words. */
  domain: string
  /** Address of 'Continue Learning'. */
  href: string
  /** Formatted date of the enrolment. */
  enrolledOn: string
  /** Completed share in percent, 0 to 100; shown as a whole percent. */
  progress: number
  /** The next lesson, and the remaining time of the course as words. */
  next?: { title: string; lang?: string | undefined; href: string; timeLeft?: string }
  /** Motif of the domain. @default 'contours' */
  motif?: LearningMotif
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A course that a learner has begun: the progress, and a link to continue. For a course in a
 * catalogue use `ContentCard`.
 */
export function OngoingCourseCard({
  title,
  domain,
  href,
  enrolledOn,
  progress,
  next,
  motif = 'contours',
  headingLevel = 2,
  ...root
}: OngoingCourseCardProps) {
  const messages = useMessages(ongoingCourseCardMessages)
  return (
    <LearningCardFrame
      {...rootPropsOf(root)}
      title={title}
      domain={domain}
      motif={motif}
      headingLevel={headingLevel}
    >
      <p className={fact}>
        <CalendarDays size={16} aria-hidden="true" className={factIcon} />
        <span>{messages.enrolledOn(enrolledOn)}</span>
      </p>
      {next && (
        <p className={fact}>
          <CirclePlay size={16} aria-hidden="true" className={factIcon} />
          <span>
            {messages.next}{' '}
            <a href={next.href} className={factLink}>
              <OfContent lang={next.lang}>{next.title}</OfContent>
            </a>
            {next.timeLeft && (
              <>
                {' · '}
                <span className={factPart}>{messages.left(next.timeLeft)}</span>
              </>
            )}
          </span>
        </p>
      )}
      <div className={foot}>
        <ProgressBar label={messages.progress} value={progress} />
        <LinkButton href={href} variant="soft" width="full">
          <span>
            {messages.continue}
            <VisuallyHidden>
              {' '}
              <OfContent>{title}</OfContent>
            </VisuallyHidden>
          </span>
        </LinkButton>
      </div>
    </LearningCardFrame>
  )
}
