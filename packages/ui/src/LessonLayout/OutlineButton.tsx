import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Button } from '../Button/Button.tsx'
import { useMessages } from '../Language/Language.tsx'
import type { LessonOutlineProps } from '../LessonOutline/LessonOutline.tsx'
import { LessonOutline } from '../LessonOutline/LessonOutline.tsx'
import { useLazyOverlay } from '../TopBar/useLazyOverlay.ts'
import { drawerBody, toggle as togglePlace } from './LessonLayout.css.ts'
import { lessonLayoutMessages } from './LessonLayout.messages.ts'

const load = () => import('../Drawer/Drawer.tsx')
const Drawer = lazy(async () => ({ default: (await load()).Drawer }))

/** Shows the outline in a drawer, on narrow screens only; the drawer loads when a finger or the focus comes near, and closes on the way to a lesson. */
export function OutlineButton(outline: LessonOutlineProps) {
  const messages = useMessages(lessonLayoutMessages)
  const { triggerRef, prepare, toggle, close, isOpen, isLoading, isMounted } = useLazyOverlay(load)
  useEffect(close, [close, outline.currentLesson])
  return (
    <>
      <span className={togglePlace} onPointerEnter={prepare} onFocus={prepare}>
        <Button variant="soft" size="small" aria-haspopup="dialog" aria-expanded={isOpen} isPending={isLoading} ref={triggerRef} onPress={toggle}>
          <ListChecks size={18} aria-hidden="true" />
          {messages.lessons}
        </Button>
      </span>
      {isMounted && (
        <Suspense fallback={null}>
          <Drawer title={messages.outlineTitle} isOpen={isOpen} onOpenChange={close}>
            <div className={drawerBody}>
              <LessonOutline {...outline} onLessonPress={close} />
            </div>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
