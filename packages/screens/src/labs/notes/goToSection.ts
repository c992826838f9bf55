/** The id of the guide beside a session. */
export const guideId = 'guide'

/** Scrolls to the part of the guide under this heading, and moves focus to the heading. */
export function goToSection(heading: string): void {
  const guide = document.getElementById(guideId)
  const headings = [...(guide?.querySelectorAll<HTMLElement>('h2, h3, h4') ?? [])]
  const found = headings.find(({ textContent }) => textContent.trim() === heading) ?? guide
  if (!found) return
  // Space for the bar at the top.
  found.style.scrollMarginBlockStart = '6rem'
  found.tabIndex = -1
  found.scrollIntoView({ block: 'start' })
  found.focus({ preventScroll: true })
}
