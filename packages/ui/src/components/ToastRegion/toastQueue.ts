import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast'
import type { Tone } from '../../tones.ts'

/** Kind of news; errors interrupt and stay, the others wait their turn and go. */
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
   * Shows a notification and returns a function that takes it back. An equal one is removed first,
   * so that repeated presses do not fill the screen, and each is read out.
   */
  add: (toast: ToastOptions) => () => void
  /** Takes all back. */
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
  return {
    source,
    add: ({ tone, message, timeout }) => {
      for (const { key, content } of source.visibleToasts)
        if (content.tone === tone && content.message === message) source.close(key)
      const key = source.add(
        { tone, message },
        tone === 'critical' ? {} : { timeout: timeout ?? timeouts[tone] },
      )
      return () => source.close(key)
    },
    clear: () => source.clear(),
  }
}
