import type { Browser, Page } from 'playwright'

/** How a page loads; times in milliseconds since the navigation began. */
export interface Load {
  firstPaint: number
  /** When a press is answered: our page when React has taken it over, a page without scripts when it is parsed and painted. */
  interactive: number
  /** Time over 50 ms of each long task up to interactive, summed. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
}

/** A slow phone: a fourth of this machine's speed, 150 ms away, 1.6 Mbit/s. */
const phone = { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }

/** Collects in the page what only an early observer sees. */
function observe(): void {
  const seen = { longTasks: [] as [start: number, duration: number][], shift: 0, ready: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) =>
    seen.longTasks.push(...list.getEntries().map(({ startTime, duration }): [number, number] => [startTime, duration])),
  ).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (document.documentElement?.dataset['ready'] !== undefined) seen.ready ||= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

interface Seen {
  longTasks: [number, number][]
  shift: number
  ready: number
}

async function openAsPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  await page.addInitScript(observe)
  return page
}

/** Loads a page once, with nothing in the cache. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const page = await openAsPhone(browser)
  await page.goto(url, { waitUntil: 'load' })
  const hasScripts = (await page.locator('script[type="module"]').count()) > 0
  if (hasScripts) await page.locator(':root[data-ready]').waitFor({ timeout: 30_000 })
  await page.evaluate(() => document.fonts.ready)
  const load = await page.evaluate((scripted): Load => {
    const { longTasks, shift, ready } = (globalThis as unknown as { seen: Seen }).seen
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const interactive = scripted ? ready : Math.max(firstPaint, navigation?.domContentLoadedEventEnd ?? Number.NaN)
    const blocking = longTasks.filter(([start]) => start < interactive).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    return { firstPaint, interactive, blocking, shift }
  }, hasScripts)
  await page.context().close()
  return load
}

/** Milliseconds from a press on the filter 'Beginner' to the next frame that shows its effect. */
export async function measureFilter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(':root[data-ready]').waitFor({ timeout: 60_000 })
  const time = await page.evaluate(async () => {
    const box = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].find((input) =>
      input.closest('label')?.textContent?.includes('Beginner'),
    )
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
    await frame()
    const start = performance.now()
    box?.click()
    return (await frame()) - start
  })
  await context.close()
  return time
}
