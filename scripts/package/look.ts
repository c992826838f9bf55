import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { colors } from '../../packages/ui/src/theme/tokens.ts'
import { browserArguments, requireBrowser } from '../browser.ts'

let browser: Browser | undefined

/** Opens an app that shows a button and a card, and checks that both are styled, follow the theme and have their fonts. */
export async function lookAt(address: string): Promise<void> {
  const page = await openApp(address)
  await page.getByRole('button', { name: 'Go dark' }).waitFor()
  assert.equal(
    await background(page, 'button'),
    rgb(colors.accent[0]),
    'the button is not in the accent colour',
  )
  assert.equal(
    await background(page, 'link'),
    rgb(colors.surface[0]),
    'the card is not in the surface colour',
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

/** Closes the browser, if one was opened. */
export async function closeBrowser(): Promise<void> {
  await browser?.close()
}

/** Opens an app with its fonts; whatever it complains of in the console, or cannot load, fails. */
export async function openApp(address: string): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: requireBrowser(), args: browserArguments })
  const page = await browser.newPage()
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
