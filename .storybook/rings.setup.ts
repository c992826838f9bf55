import { expect } from 'vitest'

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

globalThis.expectWholeRings = async () => {
  const active = document.activeElement
  const faults = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    control.focus({ preventScroll: true })
    if (document.activeElement !== control) continue
    for (const element of ringed(control)) {
      const clip = clipOf(element)
      if (clip) faults.add(`${nameOf(clip)} cuts the ring of ${nameOf(control)}`)
    }
  }
  if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  await expect([...faults], 'A focus ring is cut.').toEqual([])
}

/**
 * Elements that may draw the ring of a focused control: itself, what is beside it, or a box around
 * it.
 */
const ringed = (control: Element) =>
  [
    control,
    control.nextElementSibling,
    control.previousElementSibling,
    control.parentElement,
    control.parentElement?.parentElement,
  ]
    .filter((element) => element !== null && element !== undefined)
    .filter(hasOutline)

function hasOutline(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
}

/**
 * The closest ancestor that shows an element, but not all of the ring around it, and cannot be
 * scrolled to show more.
 */
function clipOf(element: Element): Element | undefined {
  const { outlineOffset, outlineWidth, position } = getComputedStyle(element)
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const box = element.getBoundingClientRect()
  // Parts for screen readers alone are one pixel wide.
  if (reach <= 0 || box.width <= 1 || position === 'fixed') return undefined
  let escapes = position === 'absolute'
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const style = getComputedStyle(parent)
    if (parent === document.body || style.position === 'fixed') return undefined
    // A box around a part for screen readers alone.
    if (parent.clientWidth === 1) return undefined
    if (escapes && style.position === 'static') continue
    escapes = style.position === 'absolute'
    if (cutsAcross(parent, style, box, reach) || cutsAlong(parent, style, box, reach)) return parent
  }
  return undefined
}

/** Fractions of a pixel are no fault. */
const tolerance = 1

function cutsAcross(
  clip: Element,
  { overflowX }: CSSStyleDeclaration,
  box: DOMRect,
  reach: number,
) {
  const start = clip.getBoundingClientRect().left + clip.clientLeft
  const scrolls =
    overflowX !== 'hidden' && overflowX !== 'clip' && clip.scrollWidth > clip.clientWidth
  return (
    overflowX !== 'visible' &&
    !scrolls &&
    cuts(start, start + clip.clientWidth, box.left, box.right, reach)
  )
}

function cutsAlong(clip: Element, { overflowY }: CSSStyleDeclaration, box: DOMRect, reach: number) {
  const start = clip.getBoundingClientRect().top + clip.clientTop
  const canScroll = overflowY !== 'hidden' && overflowY !== 'clip'
  const above = canScroll && clip.scrollTop > 0
  const below = canScroll && clip.scrollTop + clip.clientHeight < clip.scrollHeight - tolerance
  return (
    overflowY !== 'visible' &&
    cuts(
      above ? -Infinity : start,
      below ? Infinity : start + clip.clientHeight,
      box.top,
      box.bottom,
      reach,
    )
  )
}

/** Whether a range is inside, and a ring around it is not. */
const cuts = (start: number, end: number, from: number, to: number, reach: number) =>
  from >= start - tolerance &&
  to <= end + tolerance &&
  (from - reach < start - tolerance || to + reach > end + tolerance)

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${element.textContent.slice(0, 40)}”`
