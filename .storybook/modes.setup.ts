import { expect } from 'vitest'
import { nextFrame } from './nextFrame.ts'

const widths = [1280, 768, 360]
const directions = ['ltr', 'rtl']

/**
 * Shows a story in every width and direction, and finds what does not fit into the window. Themes
 * do not change sizes. A story's window is a frame in the page of the tests. The width of the frame
 * is changed: resizing the browser's whole page takes four times the processor time.
 */
globalThis.tryModes = async () => {
  const root = document.documentElement
  const { dir } = root
  const frame = window.frameElement as HTMLElement
  const { width: usualWidth } = frame.style
  const faults: string[] = []
  try {
    for (const width of widths) {
      if (innerWidth !== width) {
        frame.style.width = `${width}px`
        // Parts that depend on the window's width get two frames to change.
        await nextFrame()
        await nextFrame()
      }
      expect(innerWidth).toBe(width)
      for (const direction of directions) {
        root.dir = direction
        faults.push(...misfits().map((fault) => `${width} px, ${direction}: ${fault}`))
      }
    }
  } finally {
    root.dir = dir
    frame.style.width = usualWidth
  }
  expect(faults).toEqual([])
}

/**
 * Sideways scrolling of the page, and controls that extend beyond it without anything that scrolls.
 */
function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ]
  const reaching = controls.filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      reachesOut(control) &&
      !isScrolled(control),
  )
  return [
    ...(scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide: ${nameOf(widest())}`]
      : []),
    ...reaching.map((control) => `out of the window: ${nameOf(control)}`),
  ]
}

function reachesOut(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  // Parts for screen readers alone are one pixel wide.
  return width > 1 && (left < -1 || right > innerWidth + 1)
}

/** Whether an ancestor scrolls sideways on its own, as tables and rows of tabs do. */
function isScrolled(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true
  }
  return false
}

/** The innermost element that extends beyond the page: where to look first. */
const widest = () =>
  [...document.body.querySelectorAll('*')].findLast(
    (element) => reachesOut(element) && !isScrolled(element),
  )

const nameOf = (element: Element | undefined) =>
  element
    ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${element.textContent.slice(0, 40)}”`
    : 'unknown'
