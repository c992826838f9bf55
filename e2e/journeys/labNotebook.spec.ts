import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bucketAccess, closeBucket, findCode } from './exposedBucket.ts'
import { endLab, launchLab, newLearner, openPage, test } from './support.ts'

const notebookOf = (page: Page) => page.getByRole('region', { name: 'Notebook' })
const fieldOf = (page: Page) => notebookOf(page).getByRole('textbox', { name: 'Your notes' })
const saved = (page: Page) => notebookOf(page).getByText('Saved', { exact: true })

test('a lab is remembered: notes, what was solved, the way back in, the debrief and the write-up', async ({
  page,
  context,
}) => {
  await newLearner(page)
  await launchLab(page, 'exposed-bucket')
  const first = await bucketAccess(page)
  await page.getByRole('link', { name: 'Notebook' }).click()
  await fieldOf(page).fill('The listing is cut.\n\n<script>alert(1)</script>')
  await expect(saved(page)).toBeVisible()
  // The page is left in the middle of a word: saving does not wait for a pause.
  await fieldOf(page).press('ControlOrMeta+End')
  await fieldOf(page).pressSequentially(' Ask for the second page')
  await page.reload()
  await expect(fieldOf(page)).toHaveValue(/Ask for the second page$/)
  await notebookOf(page).getByText('Preview').click()
  await expect(notebookOf(page).getByText('<script>alert(1)</script>')).toBeVisible()

  const lab = await context.newPage()
  await lab.goto(first.url)
  await lab.evaluate(findCode)
  await expect(page.getByRole('region', { name: 'Mission', exact: true })).toContainText(
    '1 of 5 checks',
  )
  await endLab(page)

  // The lab's page keeps the notes, and the next launch begins with them.
  await openPage(page, '/lab/exposed-bucket')
  await expect(fieldOf(page)).toHaveValue(/^The listing is cut\./)
  await expect(notebookOf(page).getByText('1 of 5 checks')).toBeVisible()
  await page.getByRole('button', { name: 'Launch Lab' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You solved 1 of 5 last time.')
  await dialog.getByRole('button', { name: /^Launch/ }).click()
  const again = await bucketAccess(page)
  await expect(page.getByText('The first open check was: Strangers cannot list')).toBeVisible()
  await page.getByRole('button', { name: 'Go to That Step' }).click()
  await expect(page.getByRole('heading', { name: 'Close it again' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Close it again' })).toBeInViewport()

  expect(await page.content()).not.toContain('NextContinuationToken to the second page')
  await lab.goto(again.url)
  await lab.evaluate(findCode)
  await lab.evaluate(closeBucket, again.keys)
  const debrief = page.getByRole('region', { name: 'Debrief' })
  await expect(debrief).toContainText('read the customers’ dump')
  await expect(debrief.getByRole('row', { name: /Strangers cannot list/ })).toContainText('11:00')
  await expect(debrief).not.toContainText('Median')
  await expect(debrief.getByRole('link')).not.toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await notebookOf(page).getByRole('button', { name: 'Download Write-up' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('exposed-bucket-write-up.md')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('# Write-up: The Exposed Bucket')
  expect(text).toContain('Solved 5 of 5 in 1 min')
  expect(text).toContain('- [x] Strangers cannot list the bucket (after ')
  expect(text).toContain('1 of 5 checks')
  expect(text.trimEnd()).toMatch(/## Notes\n\nThe listing is cut\.[^]*second page$/)
  for (const secret of Object.values({ ...first.keys, ...again.keys }))
    expect(text).not.toContain(secret)

  await endLab(page)
  await page.goto('/lab/exposed-bucket')
  await expect(debrief).toContainText('read the customers’ dump')
})

test.describe('notes on two tabs and without a network', () => {
  test.use({
    expectedErrors: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to load resource/,
  })

  test('lose nothing', async ({ page, context }) => {
    await newLearner(page)
    await launchLab(page, 'truthful-probes')
    await expect(notebookOf(page)).toBeVisible({ timeout: 30_000 })
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(fieldOf(other)).toBeEnabled()

    await fieldOf(page).fill('From the first tab.')
    await expect(saved(page)).toBeVisible()
    await fieldOf(other).evaluate((field) => field.focus())
    await fieldOf(other).fill('From the second tab.')
    await expect(notebookOf(other).getByText(/the other is kept here\.$/)).toBeVisible()
    await notebookOf(other)
      .getByText(/^Other version, kept/)
      .click()
    await expect(notebookOf(other).getByText('From the first tab.')).toBeVisible()
    await notebookOf(other)
      .getByRole('button', { name: /^Add to Notes/ })
      .click()
    await notebookOf(other).getByRole('button', { name: /^Drop/ }).click()
    await expect(notebookOf(other).getByText(/^Other version, kept/)).toHaveCount(0)
    const both = 'From the second tab.\n\nFrom the first tab.'
    await expect(saved(other)).toBeVisible()
    await page.bringToFront()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(fieldOf(page)).toHaveValue(both)
    await other.close()

    await context.setOffline(true)
    await fieldOf(page).fill(`${both}\n\nTyped in a tunnel.`)
    const state = notebookOf(page).getByText('Offline: kept on this device').first()
    await expect(state).toBeVisible()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(fieldOf(page)).toHaveValue(/Typed in a tunnel\.$/)

    // Signing out deletes unsaved notes from this browser.
    await page.route('**/api/lab/*/notes', (route) => route.abort())
    await fieldOf(page).fill('Never sent.')
    await expect(state).toBeVisible()
    const drafts = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length,
      )
    expect(await drafts()).toBe(1)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect.poll(drafts).toBe(0)
  })
})
