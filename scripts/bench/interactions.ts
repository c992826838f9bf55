import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, Locator, Page } from 'playwright'
import { browserArguments, requireBrowser } from '../browser.ts'
import { openAsPhone, ownNetwork, phone, setNetwork } from './measure.ts'
import { startPages } from './servers.ts'

/**
 * `npm run bench:interactions`: presses every control of every page, on an emulated slow phone, and
 * prints how long it takes until the next frame is painted (interaction to next paint, in
 * milliseconds; the browser counts in steps of 8; the median of three if the first takes longer
 * than the goal). Links to other pages count too: until something of the next page, or of its
 * waiting state, is painted. `npm run bench:interactions -- /signin` tries the pages with that in
 * their address.
 */
const goal = 100

/** How long a press lasts, in milliseconds. */
const pressed = 60

/** The controls that a person can press or type into when the page is first shown. */
const controls =
  'a[href], button, input:not([type="hidden"]), textarea, summary, [role="tab"], [role="switch"]'

interface Interaction {
  control: string
  milliseconds: number
}

/** Collects how long each press took until the next paint, as the browser reports it. */
function observeEvents(): void {
  const durations: number[] = []
  Object.assign(globalThis, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const isReady = (page: Page) => page.locator(':root[data-ready]').waitFor({ timeout: 60_000 })

/**
 * Presses a control, or types a letter into it; milliseconds to the next paint, 0 if it took less
 * than a frame. Uses only the mouse: `control.click` checks in each event what is under the
 * pointer, which counts as work of the page (10 ms on the slow phone).
 */
async function press(page: Page, control: Locator): Promise<number> {
  await control.hover({ timeout: 5000 })
  await page.evaluate(() => {
    ;(globalThis as unknown as { durations: number[] }).durations.length = 0
  })
  await page.mouse.down()
  await wait(pressed)
  await page.mouse.up()
  if (await isTextField(control)) await page.keyboard.press('a')
  // The browser reports events after the frame that follows them.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => {
          const { durations } = globalThis as unknown as { durations: number[] }
          resolve(Math.max(0, ...durations))
        }
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(tell)))
      }),
  )
}

const isTextField = (control: Locator) =>
  control
    .evaluate((element) =>
      element.matches('textarea, input:not([type="checkbox"], [type="radio"])'),
    )
    .catch(() => false)

interface Presses {
  readonly found: Interaction[]
  /**
   * Controls that could not be pressed: something covered them, or they have disappeared since
   * another was pressed.
   */
  readonly missed: string[]
}

/** Every control of a page, each pressed in the page as it opens. */
async function pressAll(browser: Browser, url: string, token?: string): Promise<Presses> {
  const { page, session } = await openAsPhone(browser, token)
  await session.send('Network.enable')
  await page.addInitScript(observeEvents)
  const open = async () => {
    await page.goto(url)
    await isReady(page)
    await page.waitForLoadState('networkidle')
  }
  /** Null: it could not be pressed. An earlier press may have removed controls, or added some. */
  const pressOnce = async ({ name, place }: Control) => {
    const control = (await controlsToPress(page)).find(
      (other) => other.name === name && other.place === place,
    )
    if (!control) return null
    // Pages load fast, but what a press requests arrives as late as on a phone: not within the
    // frame that follows the press.
    await setNetwork(session, phone)
    const milliseconds = await press(page, page.locator(controls).nth(control.index)).catch(
      () => null,
    )
    await setNetwork(session, ownNetwork)
    await open()
    return milliseconds
  }
  const found: Interaction[] = []
  const missed: string[] = []
  await open()
  for (const control of await controlsToPress(page)) {
    const presses = [await pressOnce(control)]
    // Other work of the machine only makes a press longer, so the median of three counts.
    while ((presses[0] ?? 0) > goal && presses.length < 3) presses.push(await pressOnce(control))
    const times = presses.filter((time) => time !== null).toSorted((a, b) => a - b)
    const milliseconds = times[Math.floor(times.length / 2)]
    if (milliseconds === undefined) missed.push(control.name)
    else found.push({ control: control.name, milliseconds })
  }
  await page.context().close()
  return { found, missed }
}

interface Control {
  /** Its place among everything that a person can press. */
  readonly index: number
  readonly name: string
  /** Its place among the controls with its name. */
  readonly place: number
  readonly isLink: boolean
}

/**
 * The controls that can be pressed and do not lead to another site; of links that look alike only
 * the first. Links come last: going to the next lesson removes what completes this one.
 */
function controlsToPress(page: Page): Promise<Control[]> {
  return page.locator(controls).evaluateAll((elements) => {
    const looks = new Set<string>()
    const isNew = (link: Element) => {
      const isSeen = looks.has(link.className)
      looks.add(link.className)
      return !isSeen
    }
    const leadsAway = ({ origin, target, download }: HTMLAnchorElement) =>
      origin !== location.origin || target === '_blank' || download !== ''
    const nameOf = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0]
      const text = element.getAttribute('aria-label') ?? (label ?? element).textContent
      return text.replace(/\s+/g, ' ').trim().slice(0, 40)
    }
    const counts = new Map<string, number>()
    const placeOf = (name: string) => {
      const place = counts.get(name) ?? 0
      counts.set(name, place + 1)
      return place
    }
    const found = elements.flatMap((element, index) => {
      const isOurs =
        !(element instanceof HTMLAnchorElement) || (!leadsAway(element) && isNew(element))
      if (!isOurs || !element.checkVisibility() || element.matches(':disabled')) return []
      const name = nameOf(element)
      return [{ index, name, place: placeOf(name), isLink: element instanceof HTMLAnchorElement }]
    })
    return found.toSorted((one, other) => Number(one.isLink) - Number(other.isLink))
  })
}

const browser = await chromium.launch({
  executablePath: requireBrowser('browser'),
  args: browserArguments,
})
const { pages, stop } = await startPages()
try {
  const slow: string[] = []
  console.log(`Slowed down ${phone.cpu} times.`)
  console.log(`${'page'.padEnd(34)}  controls  median  worst`)
  const wanted = process.argv[2] ?? ''
  for (const { name, url, token } of pages) {
    // Every address has a slash: a single one means the first page.
    if (wanted === '/' ? name !== '/' : !name.includes(wanted)) continue
    const { found, missed } = await pressAll(browser, url, token)
    const sorted = found.toSorted((a, b) => a.milliseconds - b.milliseconds)
    const worst = sorted.at(-1)
    const median = sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0
    console.log(
      `${name.padEnd(34)}${String(found.length).padStart(10)}${String(median).padStart(8)}${String(worst?.milliseconds ?? 0).padStart(7)}  ${worst?.control ?? ''}`,
    )
    if (missed.length > 0) console.log(`  not pressed: ${missed.join(', ')}`)
    slow.push(
      ...sorted
        .filter(({ milliseconds }) => milliseconds > goal)
        .map(({ control, milliseconds }) => `  ${milliseconds} ms  ${name}: ${control}`),
    )
  }
  console.log(
    slow.length > 0 ? `\nOver ${goal} ms:\n${slow.join('\n')}` : `\nNone over ${goal} ms.`,
  )
  if (slow.length > 0) process.exitCode = 1
} finally {
  await stop()
  await browser.close()
}
