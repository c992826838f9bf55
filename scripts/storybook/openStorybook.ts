import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { browserArguments, requireBrowser } from '../browser.ts'

/**
 * Serves a built Storybook while `use` works with a page of a browser and the address of the
 * Storybook.
 */
export async function openStorybook<T>(
  folder: string,
  use: (page: Page, address: string) => Promise<T>,
): Promise<T> {
  const server = await preview({
    root: folder,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
  })
  try {
    return await use(await browser.newPage(), server.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}
