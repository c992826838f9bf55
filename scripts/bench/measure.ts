import type { Browser, CDPSession, Page } from 'playwright'
import type { Subject } from './servers.ts'

/** How a page loads; times in milliseconds since the navigation began. */
export interface Load {
  firstPaint: number
  largestPaint: number
  /**
   * When the first control of the main part reacts to a press: React has taken it over, or it needs
   * no script.
   */
  interactive: number
  /** The time over 50 ms of each long task until the page is quiet, summed. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** From a press on a filter to the next painted frame; NaN if there is no filter. */
  filter: number
  /** Everything that is loaded until the page is quiet, with headers, in kB of 1,000 bytes. */
  kilobytes: number
  /** Requests before the page was interactive, including the page. */
  requests: number
}

/** How many times slower the connection is than that of a slow phone. */
const slower = Number(process.env['BENCH_LINE'] ?? 1)

/**
 * A slow phone: a quarter of the speed of a usual computer, 150 ms latency, 1.6 Mbit/s. On a slow
 * machine set `BENCH_CPU`, the factor by which the processor is slowed down instead of 4, so that
 * the phone stays the same; or `BENCH_LINE`, the factor by which the connection is slower, for
 * example 3 if the machine has a third of the usual speed. Then everything takes three times as
 * long, and ratios stay the same.
 */
export const phone = {
  cpu: Number(process.env['BENCH_CPU'] ?? 4),
  latency: 150 * slower,
  down: 1_600_000 / 8 / slower,
  up: 750_000 / 8 / slower,
}

interface Seen {
  largestPaint: number
  blocking: number
  shift: number
  interactive: number
}

/** Collects in the page what can only be observed from the beginning. */
function observe(): void {
  const seen: Seen = { largestPaint: 0, blocking: 0, shift: 0, interactive: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, read: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => read(entry as PerformanceEntry & { value: number })),
    ).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  on('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  on('layout-shift', ({ value }) => (seen.shift += value))
  const look = () => {
    const control = document.querySelector('main input, main button, main a')
    const isTaken = Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps'))
    const needsNone =
      document.documentElement?.dataset['ready'] !== undefined &&
      !document.querySelector('script[type="module"]')
    if (isTaken || needsNone) seen.interactive = performance.now()
    else setTimeout(look, 8)
  }
  look()
}

/** A page on a phone's processor, in a browser of its own with the learner's session. */
export async function openAsPhone(
  browser: Browser,
  token: string | undefined,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (token) await context.addInitScript((value) => localStorage.setItem('authToken', value), token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Playwright makes the window as high as the page, and the window has a bar of 87 px of its own:
  // a frame that changes only the lowest part would be drawn, but never shown.
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: 1000 } })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  return { page, session }
}

/** Milliseconds, and bytes a second. */
interface Network {
  latency: number
  down: number
  up: number
}

/** This machine's own. */
export const ownNetwork: Network = { latency: 0, down: -1, up: -1 }

/** Sets the network of a page from now on. */
export async function setNetwork(session: CDPSession, network: Network): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
}

/** Loads a page once, with nothing in the cache. */
export async function measureLoad(
  browser: Browser,
  { url, token, hasFilter }: Subject,
): Promise<Load> {
  const { page, session } = await openAsPhone(browser, token)
  await session.send('Network.enable')
  await setNetwork(session, phone)
  await page.addInitScript(observe)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url, { waitUntil: 'load' })
  await page.locator(':root[data-ready]').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.interactive > 0)
  await page.waitForLoadState('networkidle')
  const load = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen }
    const firstPaint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < seen.interactive)
    return { ...seen, firstPaint, requests: early.length + 1 }
  })
  const filter = hasFilter ? await measureFilter(page) : Number.NaN
  await page.context().close()
  return { ...load, filter, kilobytes: bytes / 1000 }
}

/** Milliseconds from a press on the filter 'Beginner' to the next frame that shows its effect. */
function measureFilter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].find(
      (input) => input.closest('label')?.textContent?.includes('Beginner'),
    )
    const frame = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      )
    await frame()
    const start = performance.now()
    box?.click()
    return (await frame()) - start
  })
}
