import type { RefObject } from 'react'
import { resizeObserver } from './resizeObserver.ts'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

const codeAndTables = 'pre, .table-scroll, :scope > table'

/**
 * Lets the keyboard reach what scrolls, code blocks and tables at first, but only if it is larger
 * than its place.
 */
export function useScrollersByKeyboard(
  root: RefObject<HTMLElement | null>,
  selector: string = codeAndTables,
) {
  useBrowserLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const update = () => {
      const scrollers = [...element.querySelectorAll<HTMLElement>(selector)]
      // Reads first, then writes: one layout for all.
      const isLarge = scrollers.map(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      scrollers.forEach((scroller, index) => {
        if (isLarge[index]) scroller.tabIndex = 0
        else scroller.removeAttribute('tabindex')
      })
    }
    update()
    const resizes = resizeObserver(update)
    const changes = new MutationObserver(update)
    resizes?.observe(element)
    changes.observe(element, { childList: true })
    return () => {
      resizes?.disconnect()
      changes.disconnect()
    }
  }, [root, selector])
}
