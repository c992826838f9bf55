import { X } from 'lucide-react'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { useEffect, useRef } from 'react'
import { known } from '../../known.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { toneIcons } from '../../tones.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  content,
  icon,
  message as messageStyle,
  region,
  toast as toastStyle,
} from './ToastRegion.css.ts'
import type { ToastQueue } from './toastQueue.ts'
import { toastRegionMessages } from './ToastRegion.messages.ts'

export {
  createToastQueue,
  type ToastMessage,
  type ToastOptions,
  type ToastQueue,
  type ToastTone,
} from './toastQueue.ts'

export interface ToastRegionProps extends RootProps {
  queue: ToastQueue
}

/**
 * Place of the application's notifications: at the bottom in the middle, the newest nearest the
 * edge. Use one on a page; it may be added at any time. Notifications stay while the pointer or
 * focus is on them, and while the page is out of sight; F6 moves the focus there, Escape dismisses
 * one. For a message that belongs to a place on the page use `Alert`.
 */
export function ToastRegion({ queue, ...root }: ToastRegionProps) {
  const messages = useMessages(toastRegionMessages)
  const { source } = queue
  useEffect(() => {
    const dismiss = ({ key, target }: KeyboardEvent) => {
      const id = key === 'Escape' && toastAround(target)?.dataset['toast']
      if (id) source.close(id)
    }
    // React Aria's own way there does not reach a region without other landmarks.
    const enter = (event: KeyboardEvent) => {
      const { key, target } = event
      const newest = newestToast()
      if (key !== 'F6' || !newest || toastAround(target)) return
      // Browsers give F6 a task of their own: it puts the focus in the address bar.
      event.preventDefault()
      requestAnimationFrame(() => newest.focus())
    }
    const pause = () => {
      if (document.hidden) source.pauseAll()
      else if (!isHeld(newestToast())) source.resumeAll()
    }
    // A press focuses the toast, which would then stay until the focus goes elsewhere.
    const press = ({ target }: MouseEvent) => {
      const before = document.activeElement as HTMLElement
      // The focus comes right after the event, on touch screens too.
      if (toastAround(target))
        setTimeout(() => {
          ;(document.activeElement as HTMLElement).blur()
          before.focus({ preventScroll: true })
        })
    }
    document.addEventListener('mousedown', press, true)
    document.addEventListener('keydown', dismiss)
    document.addEventListener('keydown', enter, true)
    document.addEventListener('visibilitychange', pause)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('keydown', dismiss)
      document.removeEventListener('keydown', enter, true)
      document.removeEventListener('visibilitychange', pause)
    }
  }, [source])
  return (
    <AriaLocale>
      <AriaToastRegion
        {...rootPropsOf(root)}
        queue={source}
        aria-label={messages.label}
        className={region}
      >
        {({ toast }) => <Notice toast={toast} source={source} />}
      </AriaToastRegion>
    </AriaLocale>
  )
}

const newestToast = () => document.querySelector<HTMLElement>('[data-toast]')

const toastAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null

/** Whether the pointer or focus is on the region of a toast. */
const isHeld = (toast: Element | null) =>
  toast?.closest('[role="region"]')?.matches('[data-hovered], :focus-within')

type Source = ToastQueue['source']

function Notice({ toast, source }: { toast: Source['visibleToasts'][number]; source: Source }) {
  const messages = useMessages(toastRegionMessages)
  const { message } = toast.content
  const tone = known(toneIcons, toast.content.tone, 'info', 'The tone of a notification')
  const Icon = toneIcons[tone]
  const ref = useRef<HTMLDivElement>(null)
  // A toast that arrives while the others are paused is paused too.
  useEffect(() => {
    if (document.hidden || isHeld(ref.current)) source.pauseAll()
  }, [source])
  return (
    <Toast ref={ref} toast={toast} data-toast={toast.key} className={toastStyle}>
      <ToastContent role={tone === 'critical' ? 'alert' : 'status'} className={content}>
        <span className={icon[tone]}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <VisuallyHidden>{messages.tones[tone]} </VisuallyHidden>
        <Text slot="title" className={messageStyle}>
          {message}
        </Text>
      </ToastContent>
      <IconButton label={messages.dismiss} onPress={() => source.close(toast.key)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Toast>
  )
}
