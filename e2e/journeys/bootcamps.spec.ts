import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openPage, ready, test } from './support.ts'

test('from the catalogue into a bootcamp, through its tabs by keyboard, and back', async ({
  page,
}) => {
  await openPage(page, '/bootcamps')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Professional Bootcamps' }),
  ).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'AWS Cloud Bootcamp' })
  await expect(card).toContainText('Completed')
  // The whole card is a link.
  await card.click({ position: { x: 30, y: 30 } })

  await expect(page).toHaveURL('/bootcamps/aws')
  await expect(page).toHaveTitle(/^AWS Cloud Bootcamp/)
  await expect(page.getByRole('region', { name: 'Bootcamp Completed' })).toBeVisible()
  await page.getByRole('tab', { name: 'Curriculum' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Career Outcomes' })).toContainText(
    'AWS Certified Solutions Architect',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Requirements' })).toContainText('GB of RAM')

  await page.getByRole('link', { name: 'Back to Bootcamps' }).click()
  await expect(page).toHaveURL('/bootcamps')
})

test('the curriculum downloads as a PDF', async ({ page }) => {
  await openPage(page, '/bootcamps/aws')
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Curriculum' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toBe('aws-bootcamp-curriculum.pdf')
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.subarray(-32).toString()).toContain('%%EOF')
  const response = await page.request.get('/brochures/aws.pdf')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})

test('an upcoming bootcamp has no file yet', async ({ page }) => {
  await page.goto('/bootcamps/cyber')
  await expect(page.getByRole('region', { name: 'Stay Tuned!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Curriculum' })).toBeDisabled()
})

test.describe('with a slug that no bootcamp has', () => {
  // The page itself has the status 404.
  test.use({ expectedErrors: /404/ })

  test('leads to the catalogue, which says so once', async ({ page }) => {
    const response = await page.goto('/bootcamps/no-such-bootcamp')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL('/bootcamps')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Bootcamp not found')
    // The state of the history entry is cleared a moment after it is shown.
    await page.waitForFunction(() => !history.state?.state)
    await page.reload()
    await ready(page)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Professional Bootcamps' }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
})

test('a link in a mail is asked for with a wrong address first', async ({ page }) => {
  await openPage(page, '/bootcamps/ai-security')
  await page.getByRole('button', { name: 'Already a participant? Get your task link' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Registration email' })
  await field.fill('nobody')
  await dialog.getByRole('button', { name: 'Send Access Link' }).click()
  await expect(dialog).toContainText('Please enter a valid email address')
  await field.fill('nobody@journey.test')
  await dialog.getByRole('button', { name: 'Send Access Link' }).click()
  await expect(page.getByRole('dialog', { name: 'Access Link Sent!' })).toContainText(
    'An access link was sent to nobody@journey.test.',
  )
})

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/bootcamps', '/bootcamps/aws', '/bootcamps/ai-security']) {
    await openPage(page, path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(360)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('catalogue and bootcamp are readable, titled and described', async ({ page }) => {
    await page.goto('/bootcamps')
    await page.getByRole('link', { name: 'View Details AWS Cloud Bootcamp' }).click()
    await expect(page).toHaveTitle(/^AWS Cloud Bootcamp/)
    await expect(page.getByText('June 7 to August 23, 2025')).toBeVisible()
    await expect(page.getByText('Cloud foundations and a safe account')).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/bootcamps\/aws$/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      /^AWS Cloud Bootcamp/,
    )
  })

  test.describe('not found', () => {
    test.use({ expectedErrors: /404/ })
    test('an unknown slug is a page that says so, with the bootcamps there are', async ({
      page,
    }) => {
      const response = await page.goto('/bootcamps/no-such-bootcamp')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Bootcamp not found')
      await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(3)
    })
  })
})
