import { CircleCheck, EllipsisVertical } from 'lucide-react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useMessages } from '#language'
import { lazyOverlay, useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { LearningMotif } from '../OngoingCourseCard/LearningCardFrame.tsx'
import { LearningCardFrame } from '../OngoingCourseCard/LearningCardFrame.tsx'
import { doneIcon, fact } from '../OngoingCourseCard/LearningCardFrame.css.ts'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { corner } from './CompletedCourseCard.css.ts'
import { completedCourseCardMessages } from './CompletedCourseCard.messages.ts'

export type { LearningMotif }

const CompletedCourseMenu = lazyOverlay(
  async () => (await import('./CompletedCourseMenu.tsx')).CompletedCourseMenu,
)

export interface CompletedCourseCardProps extends RootProps {
  title: string
  /** Subject area, as words. */
  domain: string
  /** Page of the course; the title leads there. */
  href: string
  /** Formatted date. */
  completedOn: string
  /** Called by 'Copy Course URL'. */
  onCopyUrl: () => void
  /** Motif of the domain. @default 'contours' */
  motif?: LearningMotif
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A course that a learner has completed, with a menu for what can be done with it; the menu's code
 * loads when the pointer or the focus comes near.
 */
export function CompletedCourseCard({
  title,
  domain,
  href,
  completedOn,
  onCopyUrl,
  motif = 'contours',
  headingLevel = 2,
  ...root
}: CompletedCourseCardProps) {
  const messages = useMessages(completedCourseCardMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading } = useOverlayTrigger(
    CompletedCourseMenu.preload,
  )
  return (
    <LearningCardFrame
      {...rootPropsOf(root)}
      title={title}
      href={href}
      domain={domain}
      motif={motif}
      headingLevel={headingLevel}
      corner={
        <span className={corner} onPointerEnter={prepare} onFocus={prepare}>
          <IconButton
            label={messages.optionsFor(title)}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            ref={triggerRef}
            onPress={toggle}
          >
            {isLoading ? (
              <Spinner size="small" />
            ) : (
              <EllipsisVertical size={20} aria-hidden="true" />
            )}
          </IconButton>
          <CompletedCourseMenu
            title={title}
            isOpen={isOpen}
            onOpenChange={close}
            triggerRef={triggerRef}
            onCopyUrl={onCopyUrl}
          />
        </span>
      }
    >
      <p className={fact}>
        <CircleCheck size={16} aria-hidden="true" className={doneIcon} />
        <span>{messages.completedOn(completedOn)}</span>
      </p>
    </LearningCardFrame>
  )
}
