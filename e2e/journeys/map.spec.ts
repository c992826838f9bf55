import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { access, completeQuickWin } from './lessons.ts'
import { accounts, newLearner, openPage, signInAs, test } from './support.ts'

/** Shapes in the signal color that the learner's own layer draws. */
const signal = (page: Page) => page.locator('main svg[viewBox="0 0 560 240"] path[fill="#cbf347"]')
const shapes = (page: Page) => page.locator('main svg[viewBox="0 0 560 240"] path')
const card = (page: Page) => page.getByRole('link', { name: /Your First Firewall Rule/ })

test('a visitor sees the map of everybody, and asks for nothing of anyone’s own', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  // The drawing of the land is in the page; after a change from another page it is loaded.
  await expect(page.locator('main svg[viewBox="0 0 960 400"]')).toBeVisible()
  expect(asked).not.toContain('/art/night-map.svg')
  await expect(page.getByRole('button', { name: 'Your Map' })).toHaveCount(0)
  expect(asked.filter((path) => path.includes('mylearning'))).toEqual([])
  await expect(
    page.getByRole('link', { name: /By invitation|Subscription/ }).first(),
  ).toBeAttached()
})

test('the map after one completion: first the point, then a lit summit that leads to the certificate', async ({
  page,
}) => {
  await newLearner(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/mylearning')) calls.push(pathname)
  })
  await access(page, 'quick-win')
  const first = page.url()

  calls.length = 0
  await page.goto('/')
  const onward = page.getByRole('link', { name: /^Continue: lesson 1, / })
  await expect(onward).toBeVisible()
  await expect(signal(page)).toHaveCount(2)
  await expect(shapes(page)).toHaveCount(2)
  await expect(card(page)).toHaveAccessibleName(/0% done/)
  expect(calls).toEqual(['/api/mylearning/map'])
  await onward.click()
  await expect(page).toHaveURL(first)

  await completeQuickWin(page)

  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your Map' })).toBeVisible()
  await expect(onward).toHaveCount(0)
  // The summit, and the marker back at the place where all ways start.
  await expect(shapes(page)).toHaveCount(6)
  await expect(card(page)).toHaveAccessibleName(/Completed/)

  await page.getByRole('button', { name: 'Your Map' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your map' })
  const proof = dialog.getByRole('link', { name: 'Certificate Your First Firewall Rule' })
  const address = (await proof.getAttribute('href')) ?? ''
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download Picture' }).click(),
  ])
  const picture = await readFile(await download.path(), 'utf8')
  expect(picture).toContain(`${new URL(address, page.url()).href}"><title>Your First Firewall Rule`)
  await proof.click()
  await expect(page).toHaveURL(/\/cert\/view\/CSN-/)
})

test.describe('a public map', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is shared by choice, opened by a stranger, and gone once it is taken back', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInAs(page, accounts.dana)
    await page.goto('/')
    await page.getByRole('button', { name: 'Your Map' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your map' })
    const choice = dialog.getByRole('switch', { name: 'Public map page' })
    await expect(choice).not.toBeChecked()
    await expect(choice).toBeEnabled()
    // A choice is shown once the server has it.
    await choice.click()
    await expect(choice).toBeChecked()
    const name = dialog.getByRole('switch', { name: 'Show my name' })
    await name.click()
    await expect(name).toBeChecked()
    const link = dialog.getByRole('link', { name: 'Open Page' })
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/map\/[\w-]{24}$/)

    const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
    const served = await (await stranger.request.get(address)).text()
    expect(served).toContain('<meta name="robots" content="noindex"/>')
    expect(served).toContain('<title>Dana L.’s map')
    await openPage(stranger, address)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Dana L.’s map' })).toBeVisible()
    await expect(shapes(stranger).first()).toBeVisible()
    // Courses have their titles in the language that is chosen.
    const language = stranger.getByRole('contentinfo').getByRole('combobox')
    await language.selectOption('العربية')
    await expect(stranger.getByText('أساسيات الاستجابة للحوادث').first()).toBeVisible()
    await language.selectOption('English')
    await stranger
      .getByRole('link', { name: /^Certificate / })
      .first()
      .click()
    await expect(stranger).toHaveURL(/\/cert\/view\/CSN-/)

    await choice.click()
    await expect(link).toHaveCount(0)
    // A page that was rendered before is cached for ten seconds.
    await expect
      .poll(async () => (await stranger.request.get(address)).status(), { timeout: 30_000 })
      .toBe(404)
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Map Not Found' })).toBeVisible()
    await stranger.close()
  })
})
