import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast'
import type { Tone } from '../../tones.ts'

/**
 * Kind of notification; errors are read out at once and stay, the others are read out in turn and
 * disappear.
 */
export type ToastTone = Tone

/** One notification. */
export interface ToastMessage {
  tone: ToastTone
  /** One sentence. */
  message: string
}

export interface ToastOptions extends ToastMessage {
  /**
   * Time in sight in ms, not counting pauses under the pointer or focus. Errors stay until
   * dismissed. @default the tone's own: success 3000, info 4000, caution 5000
   */
  timeout?: number
}

/** Hands notifications to a `ToastRegion`; may be filled before one is on the page. */
export interface ToastQueue {
  /**
   * Shows a notification and returns a function that removes it. An equal one is removed first, so
   * that repeated presses do not fill the screen, and each is read out.
   */
  add: (toast: ToastOptions) => () => void
  /** Removes all notifications. */
  clear: () => void
  /** For `ToastRegion`. */
  readonly source: AriaToastQueue<ToastMessage>
}

/** Times in sight, in ms (specification §9). */
const timeouts = { success: 3000, info: 4000, caution: 5000 } as const

/**
 * More than these wait until one of them goes: together they leave room for the page on a phone.
 */
const maxVisibleToasts = 4

/** A queue for the whole application. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts })
  /** The key of the last one of each text, in sight or waiting. */
  const keys = new Map<string, string>()
  return {
    source,
    add: ({ tone, message, timeout }) => {
      const text = `${tone} ${message}`
      const before = keys.get(text)
      if (before !== undefined) source.close(before)
      const key = source.add(
        { tone, message },
        {
          onClose: () => keys.delete(text),
          ...(tone !== 'critical' && { timeout: timeout ?? timeouts[tone] }),
        },
      )
      keys.set(text, key)
      return () => source.close(key)
    },
    clear: () => {
      keys.clear()
      source.clear()
    },
  }
}
