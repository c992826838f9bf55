import { ListChecks } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { lazyOverlay, useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import type { LessonOutlineProps } from '../LessonOutline/LessonOutline.tsx'
import { LessonOutline } from '../LessonOutline/LessonOutline.tsx'
import { drawerBody, toggle as togglePlace } from './LessonLayout.css.ts'
import { lessonLayoutMessages } from './LessonLayout.messages.ts'

const Drawer = lazyOverlay(
  async () => (await import('../../../components/Drawer/Drawer.tsx')).Drawer,
)

/**
 * Shows the outline in a drawer, on narrow screens only; the drawer loads when a finger or the
 * focus comes near, and closes when a lesson is chosen.
 */
export function OutlineButton(outline: LessonOutlineProps) {
  const messages = useMessages(lessonLayoutMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading } = useOverlayTrigger(
    Drawer.preload,
  )
  useEffect(close, [close, outline.currentLesson])
  return (
    <>
      <span className={togglePlace} onPointerEnter={prepare} onFocus={prepare}>
        <Button
          variant="soft"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isPending={isLoading}
          ref={triggerRef}
          onPress={toggle}
        >
          <ListChecks size={18} aria-hidden="true" />
          {messages.lessons}
        </Button>
      </span>
      <Drawer title={messages.outlineTitle} isOpen={isOpen} onOpenChange={close}>
        <div className={drawerBody}>
          <LessonOutline {...outline} onLessonPress={close} />
        </div>
      </Drawer>
    </>
  )
}
