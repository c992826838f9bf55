import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { colors } from '../../packages/ui/src/theme/tokens.ts'
import { browserArguments, requireBrowser } from '../browser.ts'

let browser: Browser | undefined

/**
 * Opens an app that shows a button and a card, and checks that both are styled, follow the theme
 * and have their fonts.
 */
export async function lookAt(address: string): Promise<void> {
  const page = await openApp(address)
  await page.getByRole('button', { name: 'Go dark' }).waitFor()
  assert.equal(
    await background(page, 'button'),
    rgb(colors.accent[0]),
    'the button is not in the accent color',
  )
  assert.equal(
    await background(page, 'link'),
    rgb(colors.surface[0]),
    'the card is not in the surface color',
  )
  assert.ok(await page.getByRole('heading', { name: 'First steps' }).isVisible())
  await page.getByRole('button').click()
  assert.equal(
    await background(page, 'link'),
    rgb(colors.surface[1]),
    'the card does not follow the theme',
  )
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
  for (const family of ['Hanken Grotesk Variable', 'Bricolage Grotesque Variable'])
    assert.ok(loaded.includes(family), `${family} did not load`)
  await page.close()
}

/** Checks that the card is in the page that the server sends. */
export async function assertRendered(address: string): Promise<void> {
  assert.match(await (await fetch(address)).text(), /<h3[^>]*>First steps/)
}

/** Closes the browser, if one was opened. */
export async function closeBrowser(): Promise<void> {
  await browser?.close()
}

/**
 * Opens the form of the page 'Forms': without scripts the browser refuses an empty one and sends a
 * filled one; with them react-hook-form does both.
 */
export async function sendForm(address: string): Promise<void> {
  const context = await (await start()).newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${address}/form`)
  await plain.getByRole('button', { name: 'Apply' }).click()
  assert.equal(new URL(plain.url()).pathname, '/form', 'an empty form was sent')
  await fillIn(plain)
  await plain.waitForURL(`${address}/apply`)
  assert.deepEqual(JSON.parse(await plain.locator('body').innerText()), {
    email: 'maya@example.com',
    level: 'advanced',
    terms: 'on',
  })
  await context.close()
  const page = await openApp(`${address}/form`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Choose a level.').waitFor()
  await fillIn(page)
  await page.getByText('{"email":"maya@example.com","level":"advanced","terms":true}').waitFor()
  await page.close()
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByLabel('Advanced').check()
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Apply' }).click()
}

const start = async () =>
  (browser ??= await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
  }))

/**
 * Opens an app and waits for its fonts; errors in the console or of loading make the check fail.
 */
export async function openApp(address: string): Promise<Page> {
  const page = await (await start()).newPage()
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on(
    'response',
    (response) =>
      response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  assert.deepEqual(complaints, [])
  return page
}

const background = (page: Page, role: 'button' | 'link') =>
  page.getByRole(role).evaluate((element) => getComputedStyle(element).backgroundColor)
/** A token's value as the browser computes it. */
export const rgb = (hex: string) =>
  `rgb(${(hex.slice(1).match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16)).join(', ')})`
