import { join } from 'node:path'
import type { Page } from 'playwright'

/** How a story ended, as the page tells it. */
interface End {
  /** Width of the window that the story asks for, in pixels; null for the usual one. */
  width: number | null
  error: string | null
  themes: readonly string[]
  isFullscreen: boolean
}

/** As much of Storybook's own story as is read in the page. */
interface Story {
  parameters: {
    pictures: string[]
    layout: string
    viewport: { options: Record<string, { styles: { width: string } } | undefined> }
  }
  storyGlobals: { viewport?: { value?: string } }
}

declare global {
  var storyEnd: End | undefined
}

/** Opens a story, waits for the end of its play function, and takes its picture in each theme. Returns what went wrong, if anything. */
export async function pictureStory(
  page: Page,
  origin: string,
  id: string,
  output: string,
): Promise<string | null> {
  let end = await open(page, origin, id)
  const size = page.viewportSize()
  if (size && end.width !== null && end.width !== size.width) {
    await page.setViewportSize({ ...size, width: end.width })
    end = await open(page, origin, id)
  }
  const { error, themes, isFullscreen } = end
  await settle(page)
  const isWhole = isFullscreen || (await hasOverlay(page))
  const subject = page.locator(isWhole ? 'body' : '#storybook-root')
  // Some stories show that nothing is shown.
  const box = await subject.boundingBox()
  for (const theme of box && box.height > 0 ? themes : []) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const path = join(output, `${id}-${theme}.png`)
    await subject.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' })
  }
  return error
}

async function open(page: Page, origin: string, id: string): Promise<End> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  const end = await page.waitForFunction(() => globalThis.storyEnd, null, { timeout: 60_000 })
  return (await end.jsonValue()) as End
}

/** Runs in the page before Storybook: keeps how the story ends. */
export function listenForEnd(): void {
  interface Channel {
    on(event: string, listener: (payload: { status?: string; message?: string }) => void): void
  }
  let channel: Channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (given: Channel) => {
      channel = given
      let error: string | null = null
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
        given.on(event, (payload) => finish(`${event} ${payload.message ?? ''}`))
      given.on('playFunctionThrewException', ({ message }) => (error = message ?? 'play failed'))
      given.on('storyFinished', () => finish(error))
    },
  })
  function finish(error: string | null): void {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender?: { story?: Story } }
    }
    const { parameters, storyGlobals } = preview.currentRender?.story ?? {}
    const viewport = storyGlobals?.viewport?.value ?? ''
    const width = Number.parseInt(parameters?.viewport.options[viewport]?.styles.width ?? '', 10)
    globalThis.storyEnd = {
      width: Number.isNaN(width) ? null : width,
      error,
      themes: parameters?.pictures ?? [],
      isFullscreen: parameters?.layout === 'fullscreen',
    }
  }
}

/** Dialogs and menus are beside the story's element. */
const hasOverlay = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.body.children].some(
      (element) =>
        element instanceof HTMLElement &&
        !element.id.startsWith('storybook-') &&
        !element.matches('[class^="sb-"]') &&
        element.offsetHeight > 0,
    ),
  )

/**
 * Makes the window as high as the page, as what is below it would be cut off, and waits until fonts and images are there and the
 * page keeps its height. A page that grows with the window without end stays cut.
 */
async function settle(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  for (let tries = 0; tries < 4; tries += 1) {
    const height = await page.evaluate(async () => {
      scrollTo(0, 0)
      await document.fonts.ready
      // React Aria lets an overlay wait for a phone's keyboard, then enter.
      while (document.querySelector('[data-entering], [data-rac][style*="opacity: 0"]'))
        await new Promise(requestAnimationFrame)
      // A broken picture is part of some stories.
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      return document.documentElement.scrollHeight
    })
    if (height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ width: size.width, height })
  }
  await page.setViewportSize(size)
}
