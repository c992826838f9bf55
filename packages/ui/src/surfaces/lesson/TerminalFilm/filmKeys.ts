import type { KeyboardEvent } from 'react'
import type { Playback } from './usePlayback.ts'

/** Seconds that an arrow key jumps. */
const jump = 5

/** The keys of a player. Keys that a control handles itself are left to it. */
export function filmKey(
  event: KeyboardEvent,
  { at, seek, toggle }: Playback,
  toggleCaptions: () => void,
): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey) return
  const tag = target instanceof Element ? target.tagName : ''
  if (tag === 'SELECT') return
  const actions: Readonly<Record<string, () => void>> = {
    ...(tag === 'BUTTON' ? {} : { ' ': toggle }),
    k: toggle,
    c: toggleCaptions,
    ArrowLeft: () => seek(at - jump),
    ArrowRight: () => seek(at + jump),
  }
  const action = actions[key]
  if (!action) return
  event.preventDefault()
  action()
}
