/** Scrolls a line of tabs, never the page, until the tab stands in its middle. */
export function bringIntoSight(
  line: HTMLElement | null,
  selector: string,
  behavior: 'instant' | 'auto' = 'auto',
): void {
  const tab = line?.querySelector<HTMLElement>(selector)
  if (line && tab)
    line.scrollTo({ left: tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2, behavior })
}
