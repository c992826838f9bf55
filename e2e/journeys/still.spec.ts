import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ownAddresses, publicAddresses } from './addresses.ts'
import { siteInPieces } from './inPieces.ts'
import { access } from './lessons.ts'
import { answerOneByOne, holdFonts, observeShifts, shiftsOf } from './shifts.ts'
import {
  accounts,
  launchLab,
  newLearner,
  openPage,
  publishMap,
  ready,
  signInAs,
  test,
} from './support.ts'

/** A computer, and a phone. */
const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/** Texts in these are longer, or run the other way. */
const languages = ['fr', 'ar']

/** What moves on each of these pages while it loads. */
async function moved(page: Page, paths: readonly string[]): Promise<Record<string, unknown>> {
  await observeShifts(page)
  await holdFonts(page)
  await answerOneByOne(page)
  const all: Record<string, unknown> = {}
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    await ready(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const shifts = await shiftsOf(page)
    if (shifts.length > 0) all[path] = shifts
  }
  return all
}

for (const size of windows)
  test.describe(`nothing moves while a page loads, ${size.width} px`, () => {
    test.use({ viewport: size })

    test('for a visitor', async ({ page }) => {
      expect(await moved(page, Object.values(publicAddresses).flat())).toEqual({})
    })

    test('for a learner', async ({ page }) => {
      await signInAs(page, accounts.dana)
      const paths = [...Object.values(ownAddresses).flat(), '/', '/course/linux-for-cloud']
      expect(await moved(page, paths)).toEqual({})
    })

    for (const locale of languages)
      test.describe(`in ${locale}`, () => {
        test.use({ locale })

        test('for a learner', async ({ page }) => {
          await signInAs(page, accounts.dana)
          const paths = ['/my-learning', '/profile', '/course/linux-for-cloud']
          expect(await moved(page, paths)).toEqual({})
        })
      })

    test('for a learner whom a question comes late', async ({ page }) => {
      await signInAs(page, accounts.dana)
      await observeShifts(page)
      await holdFonts(page)
      await page.goto('/my-learning/credentials', { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: 'Show my labs' })).toBeAttached()
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
    })

    test('in a lesson with the film of a terminal', async ({ page }) => {
      await newLearner(page)
      await access(page, 'linux-for-cloud')
      await observeShifts(page)
      await holdFonts(page)
      await answerOneByOne(page)
      await page.reload({ waitUntil: 'commit' })
      await ready(page)
      await expect(page.getByRole('region', { name: 'Terminal' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Hide captions' })).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
    })

    test('in a running lab, and on a map for everyone', async ({ page }) => {
      await newLearner(page)
      await page.goto('/')
      const map = await publishMap(page)
      await launchLab(page, 'exposed-bucket')
      await expect(page.getByRole('button', { name: 'End Lab Session' })).toBeVisible()
      const { pathname } = new URL(page.url())
      expect(await moved(page, [pathname, map])).toEqual({})
    })
  })

test('fonts that come move next to nothing', async ({ page }) => {
  await observeShifts(page)
  for (const path of ['/', '/course/linux-for-cloud', '/signin']) {
    await openPage(page, path)
    // The first page shows its fonts after its scripts, the others take them from the cache.
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /Grotes(k|que) Variable/.test(family) && status === 'loaded',
        ).length === 2,
    )
    const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0)
    expect(sum, path).toBeLessThan(0.001)
  }
})

/**
 * Where a slow line may cut a page: in the map, and in what is at the end of its line; and what the
 * page shows then.
 */
const cuts = {
  'in the map': { path: '/', cut: '<radialGradient id="map-1"', shown: 'heading' },
  'in the orders': { path: '/', cut: '<input type="radio" autoComplete="off"', shown: 'heading' },
  'in a row of cards': {
    path: '/?type=lab&level=beginner',
    cut: 'Teach the Probe to Tell the Truth</',
    shown: 'heading',
  },
  'in a form': { path: '/signup', cut: 'name="lastName"', shown: 'banner' },
} as const

for (const [where, { path, cut, shown }] of Object.entries(cuts)) {
  test(`a page that is cut ${where} shows its ${shown}, and nothing moves as the rest comes`, async ({
    page,
    baseURL,
  }) => {
    await using site = await siteInPieces(`${baseURL}${path}`, cut)
    await observeShifts(page)
    await holdFonts(page)
    await page.goto(site.url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await expect(page.getByRole(shown).first()).toBeVisible()
    site.sendRest()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('a page that is cut in its header is not painted before the rest comes', async ({
  page,
  baseURL,
}) => {
  await using site = await siteInPieces(`${baseURL}/search`, 'Community')
  await observeShifts(page)
  await holdFonts(page)
  await page.goto(site.url, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Verify Cert' }).waitFor({ state: 'attached' })
  const cut = await page.evaluate(() => performance.now())
  site.sendRest()
  await ready(page)
  const painted = () => performance.getEntriesByType('paint')[0]?.startTime
  expect(await page.evaluate(painted)).toBeGreaterThan(cut)
  expect(await shiftsOf(page)).toEqual([])
})
