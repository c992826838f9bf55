import type { RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

/** Lets the keyboard reach code blocks and tables, but only those that are wider than their place. */
export function useScrollersByKeyboard(root: RefObject<HTMLElement | null>) {
  useBrowserLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const update = () => {
      const scrollers = [
        ...element.querySelectorAll<HTMLElement>('pre, .table-scroll, :scope > table'),
      ]
      // Reads first, then writes: one layout for all.
      const isWide = scrollers.map((scroller) => scroller.scrollWidth > scroller.clientWidth)
      scrollers.forEach((scroller, index) => {
        if (isWide[index]) scroller.tabIndex = 0
        else scroller.removeAttribute('tabindex')
      })
    }
    update()
    const resizes = new ResizeObserver(update)
    const changes = new MutationObserver(update)
    resizes.observe(element)
    changes.observe(element, { childList: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
    }
  }, [root])
}
