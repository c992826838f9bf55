import type { Page, Route } from '@playwright/test'

interface Shift {
  readonly value: number
  /** The part that has moved, and how. */
  readonly what: string
}

/** Collects in the browser how far what is seen moves on each page from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const box = ({ x, y, width, height }: DOMRect) =>
      `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${box(previousRect)} → ${box(currentRect)}`,
              )
              .join('; '),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved on the page that is open. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

/**
 * Blocks the fonts, as if they had not arrived yet: they break some lines elsewhere than their
 * fallbacks, which moves what is below by a line.
 */
export async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', () => undefined)
}

/**
 * Lets requests to the API run one after the other, each when the page has shown the response to
 * the one before, as on a slow line: no two parts of a page arrive at the same moment.
 */
export async function answerOneByOne(page: Page): Promise<void> {
  let last = Promise.resolve()
  const answer = async (route: Route, before: Promise<void>) => {
    await before
    await route.fulfill({ response: await route.fetch() })
    await page.evaluate(
      () =>
        new Promise((shown) => {
          requestAnimationFrame(() => requestAnimationFrame(shown))
        }),
    )
  }
  await page.route('**/api/**', (route, request) => {
    // A stream does not end.
    if (request.headers()['accept'] === 'text/event-stream') return route.continue()
    // When a page is left, its requests are aborted.
    last = answer(route, last).catch(() => undefined)
    return last
  })
}
