import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openPage, test } from './support.ts'
import { translatePages } from './translator.ts'

/** Opens a page, and waits for its translation. */
async function openTranslated(page: Page, path: string, language = 'de'): Promise<void> {
  await translatePages(page, language)
  await openPage(page, path)
  await expect(page.getByRole('main').locator('font').first()).toBeAttached()
}

test('on a translated page counts change, and a link opens another page', async ({ page }) => {
  await openTranslated(page, '/')
  await page.getByRole('checkbox', { name: 'DevOps', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Beginner' }).check()
  await page.getByRole('link', { name: /Git Basics/ }).click()
  await expect(page).toHaveTitle(/^Git Basics/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Git Basics')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Courses and Labs')
})

test('on a phone the number of filters stays current', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTranslated(page, '/?level=beginner')
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await sheet.getByRole('button', { name: 'Show Results' }).click()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})

test('names, codes and IDs are not translated', async ({ page }) => {
  await openTranslated(page, '/cert/view/CSN-DEMO000001')
  for (const text of ['CSN-DEMO000001', 'Dana Learner'])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toHaveAttribute(
      'translate',
      'no',
    )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rampart' })).toHaveText(
    'Rampart',
  )
  await expect(page.getByRole('banner').locator('a font', { hasText: 'Rampart' })).toHaveCount(0)
})

test('the language of a translation is not that of calls, nor of the page', async ({ page }) => {
  await openTranslated(page, '/', 'ar')
  const asked = page.waitForRequest('**/api/**/git-basics')
  await page.getByRole('link', { name: /Git Basics/ }).click()
  expect(await (await asked).headerValue('accept-language')).toBe('en')
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('ar')
  await expect(page.locator(':root')).toHaveAttribute('dir', 'rtl')
})
