import { join } from 'node:path'
import type { Page } from 'playwright'

/** Storybook's globals for a picture of a story, such as `{ theme: 'dark' }`. */
type Mode = Readonly<Record<string, string>>

/** How a story ended, as the page reports it. */
interface End {
  /** Width of the window that the story requires, in pixels; null for the usual one. */
  width: number | null
  error: string | null
  /** By name; none for a story without a picture. */
  modes: Readonly<Record<string, Mode>>
  isFullscreen: boolean
}

/** The parts of Storybook's own story that are read in the page. */
interface Story {
  parameters: {
    chromatic: { disableSnapshot?: boolean; modes: Record<string, Mode> }
    layout: string
    viewport: { options: Record<string, { styles: { width: string } } | undefined> }
  }
  storyGlobals: { viewport?: { value?: string } }
}

interface Channel {
  on(event: string, listener: (payload: { status?: string; message?: string }) => void): void
  emit(event: string, payload: object): void
}

declare global {
  var storyEnd: End | undefined
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

/** What the page shows. */
interface Opened {
  readonly id: string
  readonly file: string
  readonly mode: Mode
}

/** The mode in which every story is opened first. */
const firstMode: Mode = { theme: 'light' }

/**
 * Takes the pictures of stories in one page: opens a story in each of its modes, waits for the end
 * of its play function, and takes its picture. Stories of one file follow each other without
 * loading the page again, as in the tests of stories. Returns what went wrong, if anything.
 */
export function storyPictures(page: Page, origin: string, output: string) {
  const size = page.viewportSize()
  let opened: Opened | null = null

  async function open(next: Opened): Promise<End> {
    const isHere = opened?.file === next.file && hasSameNames(opened.mode, next.mode)
    const before = isHere ? opened : null
    // Null until it is known how the story ends.
    opened = null
    let end: End | undefined
    if (!before) {
      await emptyStorage(page, origin)
      const globals = `a11y.manual:!true;${globalsOf(next.mode)}`
      await page.goto(`${origin}/iframe.html?id=${next.id}&viewMode=story&globals=${globals}`)
    } else {
      // A change of the mode keeps what the play function has done.
      if (globalsOf(before.mode) !== globalsOf(next.mode))
        end = await after(page, 'updateGlobals', { globals: next.mode })
      if (before.id !== next.id)
        end = await after(page, 'setCurrentStory', { storyId: next.id, viewMode: 'story' })
    }
    end ??= await ended(page)
    // What another story has left in the page may be the cause.
    if (end.error !== null && before) return open(next)
    if (end.error === null) opened = next
    return end
  }

  return async (id: string, file: string): Promise<string | null> => {
    if (size) await page.setViewportSize(size)
    const first = { id, file, mode: firstMode }
    let end = await open(first)
    if (size && end.width !== null && end.width !== size.width) {
      await page.setViewportSize({ ...size, width: end.width })
      opened = null
      end = await open(first)
    }
    const errors = [end.error]
    for (const [name, mode] of Object.entries(end.modes)) {
      if (globalsOf(mode) !== globalsOf(opened?.mode ?? {})) {
        const { error } = await open({ id, file, mode })
        errors.push(error && `${name}: ${error}`)
      }
      await takePicture(page, join(output, `${id}-${name}.png`), end.isFullscreen)
    }
    return errors.find((error) => error !== null) ?? null
  }
}

async function takePicture(page: Page, path: string, isFullscreen: boolean): Promise<void> {
  await settle(page)
  const isWhole = isFullscreen || (await hasOverlay(page))
  const subject = page.locator(isWhole ? 'body' : '#storybook-root')
  // Some stories show that there is nothing to see.
  const box = await subject.boundingBox()
  if (box && box.height > 0)
    await subject.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** In the form of Storybook's addresses. */
const globalsOf = (mode: Mode) =>
  Object.entries(mode)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const hasSameNames = (one: Mode, other: Mode) =>
  Object.keys(one).join() === Object.keys(other).join()

/**
 * Removes what stories of other files have stored, such as files of a lab's terminal: which files a
 * page has shown before differs from run to run.
 */
async function emptyStorage(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
}

async function ended(page: Page): Promise<End> {
  const end = await page.waitForFunction(() => globalThis.storyEnd, null, { timeout: 60_000 })
  return (await end.jsonValue()) as End
}

/** Sends Storybook an event, after which it renders the story again, or another one. */
async function after(page: Page, event: string, payload: object): Promise<End> {
  await page.evaluate(
    ([name, given]) => {
      globalThis.storyEnd = undefined
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(name, given)
    },
    [event, payload] as const,
  )
  return ended(page)
}

/** Runs in the page before Storybook, and records how the story ends. */
export function listenForEnd(): void {
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
      modes: parameters?.chromatic.disableSnapshot ? {} : (parameters?.chromatic.modes ?? {}),
      isFullscreen: parameters?.layout === 'fullscreen',
    }
  }
}

/** Dialogs and menus are outside of the story's element. */
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
 * Makes the window as high as the page, because what is below it would be cut off, and waits until
 * fonts and images are loaded and the page keeps its height. A page that grows with the window
 * without end stays cut.
 */
async function settle(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  for (let tries = 0; tries < 4; tries += 1) {
    const height = await page.evaluate(async () => {
      scrollTo(0, 0)
      await document.fonts.ready
      // React Aria makes an overlay wait for a phone's keyboard before it enters.
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
