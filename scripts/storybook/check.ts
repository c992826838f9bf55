import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import { buildStorybook, countSnapshots } from '../chromatic/count.ts'
import { openStorybook } from './openStorybook.ts'
import { writeDocs } from './writeDocs.ts'

/**
 * Checks the Storybook as it is published: how many snapshots Chromatic would take of it, whether
 * its search finds components by their other names, and whether its page reports errors.
 */
const output = buildStorybook()
const counts = await countSnapshots(output)
await writeDocs(output)

/** Texts that people type, and the page that has to be among the first three results. */
const searches = [
  ['modal', 'Dialog'],
  ['snackbar', 'ToastRegion'],
  ['dropzone', 'FileDropZone'],
  ['countdown', 'RemainingTimeChip'],
  ['tooltip', 'Tooltip'],
  ['toggle', 'Switch'],
  ['file upload', 'FileSlot'],
  ['logo', 'BrandMark'],
  ['hovercard', 'Popover'],
  ['noExternal', 'Getting started'],
] as const

await openStorybook(output, async (page, address) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on(
    'response',
    (response) =>
      response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
  await page.goto(new URL('iframe.html?id=search--docs&viewMode=docs', address).href)
  const field = page.getByRole('searchbox', { name: 'Search the docs' })
  for (const [text, expected] of searches) {
    await field.fill(text)
    await page
      .getByRole('status')
      .filter({ hasText: `“${text}”` })
      .waitFor()
    const titles = await page.locator('.docs-search li > a').allInnerTexts()
    tell(`a search for “${text}” finds ${expected}`, () =>
      assert.ok(titles.slice(0, 3).includes(expected), titles.join(', ')),
    )
  }
  tell('the page of the search complains of nothing in the console', () =>
    assert.deepEqual(complaints, []),
  )
  // Overlays are shown in frames; Storybook reports changes only to the page.
  await page.goto(
    new URL('iframe.html?id=components-overlays-dialog--docs&viewMode=docs', address).href,
  )
  const frame = page.frameLocator('.sb-story iframe').first()
  await frame.getByRole('dialog').waitFor()
  await page.frameLocator('iframe[id$="dialog--medium"]').getByRole('dialog').waitFor()
  const holder = await page.evaluate(() => document.activeElement?.tagName)
  tell('dialogs that open in the page of Dialog leave it the focus', () =>
    assert.equal(holder, 'BODY'),
  )
  await page.locator('[id$="dialog--small-role-1"]').dispatchEvent('click')
  const isFollowed = await appears(frame.getByRole('alertdialog'))
  tell('a control of the page of Dialog changes the dialog in its frame', () =>
    assert.ok(isFollowed, 'the role is the old one'),
  )
  // From here on the frame has the real focus. A dialog does not scroll, the frame around it does.
  await page.locator('.sb-story iframe').first().scrollIntoViewIfNeeded()
  await frame.getByRole('button', { name: 'Cancel' }).click()
  const pressed = await frame
    .getByRole('alertdialog')
    .evaluate(({ ownerDocument: { activeElement } }) => activeElement?.textContent)
  tell('a press in a frame takes the focus there', () => assert.equal(pressed, 'Cancel'))
  // The sidebar, too, finds a component by its other names.
  await page.goto(address)
  await page.locator('#storybook-explorer-searchfield').fill('lightbox')
  const isFound = await appears(page.getByRole('option').filter({ hasText: 'Dialog' }).first())
  tell('the sidebar finds Dialog by “lightbox”', () => assert.ok(isFound, 'it does not'))
  // A story that is running is not mounted again for another control.
  await page.goto(
    new URL('iframe.html?id=components-forms-slider--docs&viewMode=docs', address).href,
  )
  await page
    .getByRole('row', { name: /^defaultValue/ })
    .getByRole('spinbutton')
    .fill('60')
  const isBegun = await appears(page.locator('[aria-valuetext="1 h"]').first())
  tell('a control of what a component begins with begins it again', () =>
    assert.ok(isBegun, 'the value is the old one'),
  )
  // The checks that tests make in stories expect one page at a time.
  await page.goto(
    new URL(
      'iframe.html?id=screens-bootcamp-task--not-submitted&viewMode=story&globals=theme:both',
      address,
    ).href,
  )
  await page
    .locator('body.sb-show-main [data-theme] h1, body.sb-show-errordisplay')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const message = await page.locator('.sb-show-errordisplay #error-message').allInnerTexts()
  tell('a page is shown light and dark side by side', () => assert.deepEqual(message, []))
})

function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

function tell(claim: string, test: () => void): void {
  try {
    test()
    counts.passed += 1
    console.log(`✓ ${claim}`)
  } catch (error) {
    counts.failed += 1
    console.log(`✗ ${claim}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 ? 1 : 0)
