import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PictureRequest } from './pictures.ts'

/** Compares a story with the baselines beside it. Renew them with `npm run test:pictures`. */
globalThis.comparePictures = async ({ name, themes, canvasElement, isFullscreen }: PictureRequest) => {
  const root = document.documentElement
  const before = root.dataset['theme']
  // Dialogs and menus are beside the story's element.
  const hasOverlay = [...document.body.children].some((element) => element instanceof HTMLElement && element !== canvasElement && element.offsetHeight > 0)
  const isWhole = isFullscreen || hasOverlay
  // Some stories show that nothing is shown.
  if (!isWhole && canvasElement.offsetHeight === 0) return
  const subject = page.elementLocator(isWhole ? document.body : canvasElement)
  await document.fonts.ready
  // React Aria lets an overlay wait for a phone's keyboard, then enter; and a story may have scrolled.
  await expect.poll(() => document.querySelector('[data-entering], [data-rac][style*="opacity: 0"]'), { timeout: 5000 }).toBeNull()
  // What is higher than the window would be cut off.
  const window = { width: innerWidth, height: innerHeight }
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight)
  scrollTo(0, 0)
  // A broken picture is part of some stories.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  for (const theme of themes) {
    root.dataset['theme'] = theme
    await expect(subject).toMatchScreenshot(`${name}-${theme}`)
  }
  root.dataset['theme'] = before
  if (innerHeight !== window.height) await page.viewport(window.width, window.height)
}
