import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PictureRequest } from './pictures.ts'

/** Compares a story, in light and in dark, with the baselines beside it. Renew them with `npm run test:pictures`. */
globalThis.comparePictures = async ({ name }: PictureRequest) => {
  const root = document.documentElement
  const before = root.dataset['theme']
  await document.fonts.ready
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${theme}`)
  }
  root.dataset['theme'] = before
}
