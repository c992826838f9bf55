import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastContent as ToastContent, UNSTABLE_ToastRegion as AriaToastRegion, Text } from 'react-aria-components/Toast'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { content, icon, message as messageStyle, region, toast as toastStyle } from './ToastRegion.css.ts'
import type { ToastQueue, ToastSeverity } from './toastQueue.ts'

export { createToastQueue, type ToastMessage, type ToastOptions, type ToastQueue, type ToastSeverity } from './toastQueue.ts'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }
const words: Record<ToastSeverity, string> = { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' }

export interface ToastRegionProps {
  queue: ToastQueue
}

/**
 * Place of the application's notifications: at the bottom in the middle, the newest nearest the edge. Put one on the page, at any time.
 * They stay while the pointer or focus is on them; F6 leads there. For a message that belongs to a place on the page use `Alert`.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue.source} aria-label="Notifications" className={region}>
      {({ toast }) => {
        const { severity, message } = toast.content
        const Icon = icons[severity]
        return (
          <Toast toast={toast} className={toastStyle}>
            <ToastContent role={severity === 'error' ? 'alert' : 'status'} className={content}>
              <span className={icon[severity]}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <VisuallyHidden>{words[severity]}: </VisuallyHidden>
              <Text slot="title" className={messageStyle}>
                {message}
              </Text>
            </ToastContent>
            <IconButton label="Dismiss" onPress={() => queue.source.close(toast.key)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </Toast>
        )
      }}
    </AriaToastRegion>
  )
}
