import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ownAddresses, publicAddresses } from './addresses.ts'
import { audit, colorRules } from './audit.ts'
import { accounts, newLearner, openPage, publishMap, ready, signInAs, test } from './support.ts'

// Colors change with the theme at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe finds on the open page, in either theme, once the page is complete. */
async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return auditThemes(page)
}

/** A dialog that still fades in has colors that are not final. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        // Animations that follow the scrolling, or never end, do not finish.
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  )

/** What axe finds in the present state of the page, in either theme. */
async function auditThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await atRest(page)
  const inLight = await audit(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
  return [...inLight, ...(await audit(page, colorRules))]
}

for (const path of Object.values(publicAddresses).flat()) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    expect(await violations(page)).toEqual([])
  })
}

for (const path of Object.values(ownAddresses).flat()) {
  test(`${path} is accessible to its learner`, async ({ page }) => {
    await signInAs(page, accounts.dana)
    await page.goto(path)
    expect(await violations(page)).toEqual([])
  })
}

test('a lesson is accessible', async ({ page }) => {
  await signInAs(page, accounts.dana)
  await openPage(page, '/course/linux-for-cloud')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(/\/lesson\//)
  // The course has a heading, too; the lesson's button shows that the lesson has been loaded.
  await expect(page.getByRole('button', { name: 'Mark as Complete' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a public map is accessible', async ({ page }) => {
  // A learner of its own, because another journey may change the same choice at the same time.
  await newLearner(page)
  await page.goto('/')
  await page.goto(await publishMap(page))
  expect(await violations(page)).toEqual([])
})

test('the dialogs that are open are accessible', async ({ page }) => {
  await newLearner(page)
  /** Opens a dialog, tests it, and closes it. */
  const tryOpen = async (name: string, dialog: RegExp) => {
    await page
      .getByRole(name === 'Search' ? 'link' : 'button', { name, exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    const found = await auditThemes(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0)
    return found.map((violation) => `${name}: ${violation}`)
  }
  await openPage(page, '/')
  expect(await tryOpen('Search', /Search/)).toEqual([])
  expect(await tryOpen('Your Map', /Your map/)).toEqual([])
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await auditThemes(page)).toEqual([])
  await openPage(page, '/lab/jwt-forgery')
  expect(await tryOpen('Launch Lab', /./)).toEqual([])
  await openPage(page, '/course/aws-iam-essentials')
  expect(await tryOpen('Access Course', /./)).toEqual([])
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' })

  for (const path of [
    '/',
    '/course/incident-response-101',
    '/lab/jwt-forgery',
    '/bootcamps/aws',
    '/signin',
  ])
    test(`${path} is accessible in either theme`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await violations(page)).toEqual([])
    })

  test('what is a learner’s own is accessible in either theme', async ({ page }) => {
    await signInAs(page, accounts.dana)
    for (const path of ['/my-learning', '/profile', '/lab-sessions']) {
      await page.goto(path)
      expect(await violations(page)).toEqual([])
    }
  })
})
