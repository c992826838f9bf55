import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { access, completeQuickWin } from './lessons.ts'
import { newestMail, newLearner, openPage, test } from './support.ts'

/**
 * The card with the result of the check in the reader's own browser. The first request takes
 * longer: it signs the document and draws the picture.
 */
async function check(page: Page, headline: string): Promise<Locator> {
  const card = page.getByRole('region', { name: headline })
  await expect(card).toBeVisible({ timeout: 30_000 })
  return card
}

for (const [path, kind, id] of [
  ['/cert/view/csn-demo000001', 'certificate', 'CSN-DEMO000001'],
  ['/cert/view/CSN-DEMO000002', 'certificate', 'CSN-DEMO000002'],
  ['/badge/view/BDG-DEMO000001', 'badge', 'BDG-DEMO000001'],
] as const) {
  test(`${id} proves itself where it is read, and can be taken away`, async ({ page }) => {
    await page.goto(path)
    const card = await check(page, `This ${kind} is genuine and valid`)
    await expect(card.getByRole('listitem')).toHaveCount(7)
    await expect(card.getByRole('listitem').filter({ hasText: 'Passed:' })).toHaveCount(7)
    const saved = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Signed JSON' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${id}.json`)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      id: expect.stringContaining(id),
      proof: [{ cryptosuite: 'eddsa-rdfc-2022' }],
    })
  })
}

test('a revoked certificate says so, by the signed list as well', async ({ page }) => {
  await page.goto('/cert/view/CSN-DEMO000003')
  const card = await check(page, 'This certificate was revoked')
  await expect(card.getByText('The issuer has revoked it.')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Failed:' })).toHaveCount(1)
})

test('a document that was changed on its way is not genuine', async ({ page }) => {
  await page.route('**/api/certificate/file/*.json', async (route) => {
    const fetched = await route.fetch()
    await route.fulfill({
      response: fetched,
      body: (await fetched.text()).replaceAll('Dana Learner', 'Dana Leaner'),
    })
  })
  await page.goto('/cert/view/CSN-DEMO000001')
  const card = await check(page, 'This certificate is not genuine')
  await expect(card.getByText('The content was changed after it was signed')).toBeVisible()
})

test('the verifier is loaded after the page, not with it', async ({ page }) => {
  const html = await (await page.request.get('/cert/view/CSN-DEMO000001')).text()
  const first = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))
  const later: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !first.has(pathname)) later.push(pathname)
  })
  await openPage(page, '/cert/view/CSN-DEMO000001')
  await check(page, 'This certificate is genuine and valid')
  expect(later.length).toBeGreaterThan(0)
  expect(html).not.toContain('genuine')
})

const missing = {
  'the issuer’s keys': '**/.well-known/did.json',
  'the script that checks': '**/assets/verifier.worker*.js',
}

for (const [what, address] of Object.entries(missing))
  test.describe(`without ${what}`, () => {
    test.use({ expectedErrors: /ERR_FAILED/, viewport: { width: 360, height: 740 } })

    test('nothing is claimed, and Retry brings the verdict', async ({ page }) => {
      await page.route(address, (route) => route.abort())
      await page.goto('/cert/view/CSN-DEMO000001')
      const unchecked = await check(page, 'This certificate could not be fully checked')
      await page.unroute(address)
      await unchecked.getByRole('button', { name: 'Retry' }).click()
      await check(page, 'This certificate is genuine and valid')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(360)
    })
  })

test('is a sheet on paper: the certificate and what is said of it, without the site around', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/cert/view/CSN-DEMO000001')
  await check(page, 'This certificate is genuine and valid')
  const frame = [page.getByRole('banner'), page.getByRole('contentinfo')]
  const share = page.getByRole('region', { name: 'Share' })
  for (const part of [...frame, share]) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of [...frame, share]) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('CSN-DEMO000001')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('somebody else types the ID of a badge, sees what it stands for, and starts the course', async ({
  page,
}) => {
  await newLearner(page)
  await openPage(page, '/verify-cert')
  await page.getByRole('textbox', { name: 'Certification ID' }).fill('bdg-demo000001')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const worth = page.getByRole('region', { name: 'What it stands for' })
  await expect(
    worth.getByRole('list', { name: 'Skills' }).getByRole('listitem').first(),
  ).toBeVisible()
  await worth.getByRole('link', { name: 'See the course' }).click()
  await expect(page).toHaveURL('/course/container-fundamentals')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(/\/course\/container-fundamentals\/lesson\//)
})

test('somebody else opens the link to a new certificate, and starts the course', async ({
  page,
  browser,
}) => {
  const { email } = await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  const mail = await newestMail(page, email, /You earned a certificate/)
  const path = /\/cert\/view\/CSN-[0-9A-Z]{12}/.exec(mail)?.[0] ?? ''

  const other = await (await browser.newContext()).newPage()
  await newLearner(other)
  await other.goto(path)
  await check(other, 'This certificate is genuine and valid')
  const worth = other.getByRole('region', { name: 'What it stands for' })
  await worth.getByRole('link', { name: 'See the course' }).click()
  await expect(other).toHaveURL('/course/quick-win')
  await other.getByRole('button', { name: 'Access Course' }).click()
  await expect(other).toHaveURL(/\/course\/quick-win\/lesson\//)
  await other.context().close()
})
