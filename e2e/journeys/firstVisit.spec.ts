import { expect } from '@playwright/test'
import { ready, test } from './support.ts'

test('the catalogue has its styles and first pictures with it, and asks for none of them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const sheets = await page
    .locator('#page-state')
    .evaluate(
      ({ textContent }) =>
        (JSON.parse(textContent) as { assets: { styles: string[] } }).assets.styles,
    )
  expect(sheets.length).toBeGreaterThan(2)
  await ready(page)
  expect(asked.filter((path) => sheets.includes(path))).toEqual([])

  // Drawn by the server, and not changed when scripts take over the page.
  const cards = page.getByRole('main').locator('li a:has(h3)')
  const drawn = cards.locator('svg[viewBox="0 0 480 270"]')
  await expect(drawn).toHaveCount(3)
  await expect(drawn.first()).toBeVisible()
  await expect(cards.nth(3).locator('img')).toBeVisible()
  const first = (await cards.first().getByRole('heading').textContent()) ?? ''
  const card = page.getByRole('main').getByRole('link', { name: first })

  // A card that was removed and added again would load its picture.
  const { x, width } = (await card.boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeGreaterThan(0)
  const kind = (await card.textContent())?.startsWith('Lab') ? 'Course' : 'Lab'
  await page.getByRole('checkbox', { name: kind, exact: true }).check()
  await expect(card).toHaveCount(0)
  await page.getByRole('checkbox', { name: kind, exact: true }).uncheck()
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    480,
  )
})

test('the code that asks the server comes before a press needs it', async ({ page }) => {
  const calls = page.waitForResponse('**/assets/calls-*.js')
  await page.goto('/')
  await (await calls).finished()

  await ready(page)
  const sorted = page.waitForResponse('**/api/explore?**')
  await page.getByRole('radio', { name: 'Newest' }).check()
  expect((await sorted).ok()).toBe(true)
})
