import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { atlas } from './atlas/atlas.ts'

const widths = [360, 768, 1280]
const directions = ['ltr', 'rtl']
const themes = ['light', 'dark']

const named = new Set(atlas.flatMap(({ surfaces }) => surfaces.flatMap(({ states }) => states.flatMap(({ stories }) => stories))))

/** Shows a state of the atlas in every width, direction and theme, and finds what does not fit into the window. */
globalThis.tryModes = async (id) => {
  if (!named.has(id)) return
  const root = document.documentElement
  const before = { width: innerWidth, height: innerHeight, dir: root.dir, theme: root.dataset['theme'] }
  const faults: string[] = []
  for (const width of widths) {
    await page.viewport(width, before.height)
    // What follows the window's width has two frames to do so.
    await nextFrame()
    await nextFrame()
    for (const dir of directions) {
      root.dir = dir
      for (const theme of themes) {
        root.dataset['theme'] = theme
        faults.push(...misfits().map((fault) => `${width} px, ${dir}, ${theme}: ${fault}`))
      }
    }
  }
  root.dir = before.dir
  root.dataset['theme'] = before.theme
  await page.viewport(before.width, before.height)
  expect(faults).toEqual([])
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Sideways scrolling of the page, and controls that reach out of it where nothing scrolls. */
function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex="0"]')]
  const reaching = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && reachesOut(control) && !isScrolled(control))
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide: ${nameOf(widest())}`] : []),
    ...reaching.map((control) => `out of the window: ${nameOf(control)}`),
  ]
}

function reachesOut(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  // What is for screen readers alone is one pixel wide.
  return width > 1 && (left < -1 || right > innerWidth + 1)
}

/** Stands in something that scrolls sideways by itself, as tables and rows of tabs do. */
function isScrolled(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true
  }
  return false
}

/** The innermost element that reaches out: where to look first. */
const widest = () => [...document.body.querySelectorAll('*')].findLast((element) => reachesOut(element) && !isScrolled(element))

const nameOf = (element: Element | undefined) =>
  element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${element.textContent.slice(0, 40)}”` : 'unknown'
