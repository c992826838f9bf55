import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ownAddresses, publicAddresses } from './addresses.ts'
import { accounts, ready, signInAs, test } from './support.ts'

// Colours change with the theme at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe finds on the page that is open, in either theme, once it is there. */
async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const all = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  const inLight = await all.analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // A theme changes colors alone.
  const inDark = await new AxeBuilder({ page })
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze()
  return [...inLight.violations, ...inDark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
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
  await page.goto('/course/linux-for-cloud')
  await ready(page)
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(/\/lesson\//)
  expect(await violations(page)).toEqual([])
})
