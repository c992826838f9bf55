import { chromium, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { labDurations } from '@rampart/contract/rules/labDurations'
import { routes } from '../../apps/site/src/routes.tsx'
import { begunAddresses, noSuchPage, ownAddresses, publicAddresses } from './addresses.ts'
import { layoutFaults } from './layoutFaults.ts'
import { access } from './lessons.ts'
import { accounts, launchLab, newLearner, openPage, publishMap, signInAs, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ })

/** Lays out parts out of sight as well. With spaced text: the spacing of WCAG 1.4.12. */
async function lay(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { content-visibility: visible !important }
      ${isSpaced ? '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' : ''}
      ${isSpaced ? 'p { margin-bottom: 2em !important }' : ''}`,
    )
    document.adoptedStyleSheets = [sheet]
  }, isSpaced)
}

/**
 * A window of 1280 by 1024 at 400 percent, one of a phone, and a wide one; the last two with spaced
 * text as well.
 */
const windows = [
  { width: 320, height: 256, isSpaced: false },
  { width: 360, height: 740, isSpaced: true },
  { width: 1280, height: 800, isSpaced: true },
]

/**
 * The faults of each page in every window, once the page shows what it should; empty if there are
 * none.
 */
async function walk(
  page: Page,
  addresses: readonly string[],
  sizes: readonly (typeof windows)[number][] = windows,
  shown = page.locator('h1'),
): Promise<string[]> {
  const all: string[] = []
  for (const address of addresses) {
    await openPage(page, address)
    await expect(page.locator('h1'), address).toHaveCount(1)
    await expect(shown, address).toBeVisible()
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
    for (const { width, height, isSpaced } of sizes) {
      await page.setViewportSize({ width, height })
      await lay(page, isSpaced)
      const faults = await lastingFaults(page)
      all.push(...faults.map((fault) => `${address} at ${width}: ${fault}`))
    }
  }
  return all
}

/** Faults that last: a film fits itself into a new window a moment after the page. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults: string[] = []
  const look = async () => (faults = await layoutFaults(page))
  await expect
    .poll(look, { timeout: 3_000 })
    .toEqual([])
    .catch(() => undefined)
  return faults
}

/**
 * Begins a lesson, a lab session and a public map for the signed-in learner. Returns their
 * addresses.
 */
async function begin(page: Page): Promise<string[]> {
  await access(page, 'linux-for-cloud')
  const lesson = new URL(page.url()).pathname
  await launchLab(page, 'jwt-forgery')
  await expect(page).toHaveURL(/\/session\//)
  return [lesson, new URL(page.url()).pathname, await publishMap(page)]
}

const everyPublic = [...Object.values(publicAddresses).flat(), noSuchPage]

test('every route is named here', () => {
  const named = [...Object.keys(publicAddresses), ...Object.keys(ownAddresses), ...begunAddresses]
  expect([...named, '*'].toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
})

test('no page loses anything at 400 percent or with spaced text', async ({ page }) => {
  expect(await walk(page, everyPublic)).toEqual([])
})

test('no page of a learner loses anything at 400 percent or with spaced text', async ({ page }) => {
  await newLearner(page)
  const begun = [...(await begin(page)), '/lab-sessions', '/']
  const faults = await walk(page, begun)
  await page.evaluate(() => localStorage.clear())
  await signInAs(page, accounts.dana)
  faults.push(...(await walk(page, Object.values(ownAddresses).flat())))
  expect(faults).toEqual([])
})

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

test('at 400 percent nothing covers the choice that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const options = page.getByRole('dialog').getByRole('checkbox')
  await expect(options).toHaveCount(5)
  await page.keyboard.press('Tab')
  for (const option of await options.all()) {
    await page.keyboard.press('Tab')
    await expect(option).toBeFocused()
    expect(await option.evaluate(isInSight)).toBe(true)
  }

  await signInAs(page, accounts.dana)
  await openPage(page, '/lab/jwt-forgery')
  await page.getByRole('button', { name: 'Launch Lab' }).click()
  const chosen = page.getByRole('dialog').getByRole('radio', { checked: true })
  await chosen.focus()
  for (const _ of labDurations) {
    await page.keyboard.press('ArrowDown')
    await expect(chosen).toBeFocused()
    expect(await chosen.evaluate(isInSight)).toBe(true)
  }
})

test.describe('where the browser’s text is twice as large', () => {
  const sizes = [
    { width: 640, height: 800, isSpaced: false },
    { width: 1280, height: 800, isSpaced: false },
  ]
  // The setting is one of the whole browser.
  const large = test.extend({
    page: async ({ baseURL, launchOptions }, use) => {
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      })
      await use(await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' }))
      await browser.close()
    },
  })

  large('no public page loses anything', async ({ page }) => {
    expect(await walk(page, everyPublic, sizes)).toEqual([])
  })

  large('no page of a learner loses anything', async ({ page }) => {
    await newLearner(page)
    const [lesson = '', ...others] = await begin(page)
    const runningLab = page
      .getByRole('banner')
      .getByRole('link', { name: /^Forge a JSON Web Token/ })
    const faults = await walk(page, [lesson], sizes, runningLab)
    faults.push(...(await walk(page, others, sizes)))
    await page.evaluate(() => localStorage.clear())
    await signInAs(page, accounts.dana)
    faults.push(...(await walk(page, Object.values(ownAddresses).flat(), sizes)))
    expect(faults).toEqual([])
  })
})
