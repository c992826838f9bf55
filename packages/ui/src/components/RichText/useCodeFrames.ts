import type { RefObject } from 'react'
import { useState } from 'react'
import { resizeObserver } from './resizeObserver.ts'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'
import { codeFrame } from './RichText.css.ts'

/**
 * Puts a frame around each code block, so that something can be over it and not scroll with it;
 * returns the frames.
 */
export function useCodeFrames(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): HTMLElement[] {
  const [frames, setFrames] = useState<HTMLElement[]>([])
  useBrowserLayoutEffect(() => {
    const element = root.current
    if (!element || !isEnabled) return
    const update = () => {
      const found = [...element.querySelectorAll('pre')].map(framed)
      setFrames((known) =>
        found.length === known.length && found.every((frame, index) => frame === known[index])
          ? known
          : found,
      )
    }
    // Called for the first time before the first paint; after that for new contents.
    const sizes = resizeObserver(update)
    const changes = new MutationObserver(update)
    if (sizes) sizes.observe(element)
    else update()
    changes.observe(element, { childList: true })
    return () => {
      sizes?.disconnect()
      changes.disconnect()
    }
  }, [root, isEnabled])
  return frames
}

function framed(code: HTMLElement): HTMLElement {
  if (code.parentElement?.classList.contains(codeFrame)) return code.parentElement
  const frame = document.createElement('div')
  frame.className = codeFrame
  code.replaceWith(frame)
  frame.append(code)
  return frame
}
