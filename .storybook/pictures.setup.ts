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
  const window = { width: innerWidth, height: innerHeight }
  const isWholeShown = await showWhole()
  for (const theme of themes) {
    root.dataset['theme'] = theme
    await expect(subject).toMatchScreenshot(`${name}-${theme}`)
  }
  const hasGrown = isWholeShown && root.scrollHeight > innerHeight
  expect(hasGrown, 'The page grew while its picture was taken: let the play function wait for what the story shows.').toBe(false)
  root.dataset['theme'] = before
  if (innerHeight !== window.height) await page.viewport(window.width, window.height)
}

/** Makes the window as high as the page, as what is below it would be cut off. False where the page grows with the window: it stays cut. */
async function showWhole(): Promise<boolean> {
  const root = document.documentElement
  const window = { width: innerWidth, height: innerHeight }
  scrollTo(0, 0)
  let tries = 0
  // What comes into sight is laid out and loaded then, and may make the page grow: it is to keep its height for some frames.
  for (let still = 0; still < 4; still += 1) {
    if (root.scrollHeight > innerHeight) {
      if (tries === 4) {
        await page.viewport(window.width, window.height)
        return false
      }
      tries += 1
      await page.viewport(innerWidth, root.scrollHeight)
      still = 0
    }
    // A broken picture is part of some stories.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await new Promise(requestAnimationFrame)
  }
  return true
}
