import { page } from 'vitest/browser'

/** Milliseconds. A busy machine draws a page several times a second. */
const usualLimit = 5000
const lastLimit = 20_000

/**
 * Waits until the browser draws the page. On a busy machine Chromium sometimes stops drawing a page
 * after a change of its size, until the next change; then its size is changed here, and changed
 * back. @throws Error if the page is not drawn after that either.
 */
export async function nextFrame(): Promise<void> {
  if (await isDrawnWithin(usualLimit)) return
  const { innerWidth: width, innerHeight: height } = window.parent
  await page.viewport(width + 1, height)
  await page.viewport(width, height)
  if (!(await isDrawnWithin(lastLimit))) throw new Error('The browser does not draw the page.')
}

const isDrawnWithin = (limit: number) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), limit)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
