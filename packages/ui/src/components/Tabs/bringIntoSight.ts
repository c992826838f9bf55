/** Scrolls a line of tabs, never the page, until the tab with this value of an attribute stands in its middle. */
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
