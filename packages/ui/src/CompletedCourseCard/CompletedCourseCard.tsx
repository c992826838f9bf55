import { CircleCheck, EllipsisVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../Language/Language.tsx'
import type { LearningMotif } from '../OngoingCourseCard/LearningCardFrame.tsx'
import { LearningCardFrame } from '../OngoingCourseCard/LearningCardFrame.tsx'
import { doneIcon, fact } from '../OngoingCourseCard/LearningCardFrame.css.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useLazyOverlay } from '../TopBar/useLazyOverlay.ts'
import { corner } from './CompletedCourseCard.css.ts'
import { completedCourseCardMessages } from './CompletedCourseCard.messages.ts'

const load = () => import('./CompletedCourseMenu.tsx')
const CompletedCourseMenu = lazy(async () => ({ default: (await load()).CompletedCourseMenu }))

export interface CompletedCourseCardProps {
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

/** A course that a learner has completed, with a menu for what can be done with it; the menu's code loads when the pointer or the focus comes near. */
export function CompletedCourseCard({ title, domain, href, completedOn, onCopyUrl, motif = 'contours', headingLevel = 2 }: CompletedCourseCardProps) {
  const messages = useMessages(completedCourseCardMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading, isMounted } = useLazyOverlay(load)
  return (
    <LearningCardFrame
      title={title}
      href={href}
      domain={domain}
      motif={motif}
      headingLevel={headingLevel}
      corner={
        <span className={corner} onPointerEnter={prepare} onFocus={prepare}>
          <IconButton label={messages.optionsFor(title)} aria-haspopup="menu" aria-expanded={isOpen} ref={triggerRef} onPress={toggle}>
            {isLoading ? <Spinner size="small" /> : <EllipsisVertical size={20} aria-hidden="true" />}
          </IconButton>
          {isMounted && (
            <Suspense fallback={null}>
              <CompletedCourseMenu title={title} isOpen={isOpen} onClose={close} triggerRef={triggerRef} onCopyUrl={onCopyUrl} />
            </Suspense>
          )}
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
