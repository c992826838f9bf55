import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Lets the keyboard reach code blocks and tables, but only those that are wider than their place. */
export function useScrollersByKeyboard(root: RefObject<HTMLElement | null>, content: unknown) {
  useLayoutEffect(() => {
    const scrollers = [...(root.current?.querySelectorAll<HTMLElement>('pre, .table-scroll, :scope > table') ?? [])]
    const update = () => {
      // Reads first, then writes: one layout for all.
      const isWide = scrollers.map((scroller) => scroller.scrollWidth > scroller.clientWidth)
      scrollers.forEach((scroller, index) => {
        if (isWide[index]) scroller.tabIndex = 0
        else scroller.removeAttribute('tabindex')
      })
    }
    update()
    if (!root.current || scrollers.length === 0) return
    const observer = new ResizeObserver(update)
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root, content])
}
