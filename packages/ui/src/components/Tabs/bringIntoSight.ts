/**
 * Scrolls a line of tabs, never the page, until the tab with this value of an attribute is in its
 * middle.
 */
export function bringIntoSight(
  line: HTMLElement | null,
  attribute: string,
  value: string,
  behavior: 'instant' | 'auto' = 'auto',
): void {
  // No selector of the value: DOMs for tests have no `CSS.escape`, and no `scrollTo` of elements.
  const tab = [...(line?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])].find(
    (each) => each.getAttribute(attribute) === value,
  )
  if (tab)
    line?.scrollTo?.({
      left: tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2,
      behavior,
    })
}

/**
 * Keeps a tab in sight while its line or a tab changes its width: fonts come after the first paint,
 * and phones are turned. Returns how to stop.
 */
export function keepInSight(
  line: HTMLElement | null,
  attribute: string,
  value: string,
): (() => void) | undefined {
  const show = () => bringIntoSight(line, attribute, value, 'instant')
  show()
  if (!line || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(show)
  for (const element of [line, ...line.children]) observer.observe(element)
  return () => observer.disconnect()
}
