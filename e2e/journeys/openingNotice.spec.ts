import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ownSite } from './ownSite.ts'
import type { OwnSite } from './ownSite.ts'
import { accounts, newestMail, openPage, signInAs, test } from './support.ts'

/** A site of its own, because the operator opens a bootcamp by a setting and a restart. */
const port = Number(process.env['E2E_PORT'] ?? 3210) + 2
// While the site is stopped, requests of an open page may fail.
test.use({ baseURL: `http://localhost:${port}`, expectedErrors: /ERR_CONNECTION_REFUSED/ })
test.setTimeout(180_000)

let site: OwnSite
test.beforeEach(async () => {
  site = await ownSite(port)
  await site.start()
})
test.afterEach(async ({ page }) => {
  // The page still loads what is below the first screen.
  await page.close()
  await site.remove()
})

const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const open = { BOOTCAMP_COHORTS: `cyber:${day(-1)}:${day(30)}:${day(90)}` }

/** How many mails to the address have such a subject. */
async function countMails(page: Page, email: string, subject: RegExp): Promise<number> {
  const list = await (await page.request.get('/dev/outbox')).text()
  return list.split('<tr>').filter((row) => row.includes(`<td>${email}</td>`) && subject.test(row))
    .length
}

/** Asks for a notice on the bootcamp's page. Without `email` the field is filled in already. */
async function ask(page: Page, email?: string): Promise<void> {
  await openPage(page, '/bootcamps/cyber')
  await page.getByRole('button', { name: 'Tell Me When It Opens' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell Me When It Opens' })
  const field = dialog.getByRole('textbox', { name: 'Email' })
  if (email === undefined) await expect(field).toHaveValue(accounts.dana)
  else await field.fill(email)
  await dialog.getByRole('button', { name: 'Tell Me' }).click()
  await expect(page.getByRole('dialog', { name: 'Check Your Mail' })).toContainText(
    email ?? accounts.dana,
  )
}

/**
 * Opens the confirmation page of the newest mail, which changes nothing by itself, and presses its
 * button.
 */
async function confirm(page: Page, email: string): Promise<void> {
  const mail = await newestMail(page, email, /Confirm your email address/)
  await openPage(page, new URL(/http[^"\s<]+#confirm=[\w-]+/.exec(mail)?.[0] ?? '').href)
  expect(await site.operate('bootcamps', 'list', '--json')).toContain('"unconfirmed": 1')
  await page.getByRole('button', { name: 'Yes, Tell Me' }).click()
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible()
}

/** Restarts the site with the open bootcamp, after closing pages that still load from it. */
async function restart(page: Page): Promise<void> {
  await page.goto('/api/health/live')
  await site.stop()
  await site.start(open)
}

const opened = /Applications for .* are open/

test('a confirmed address is told once when the bootcamp opens, and leaves with one click', async ({
  page,
}) => {
  const visitor = 'visitor@journey.test'
  await ask(page, visitor)
  await confirm(page, visitor)
  await signInAs(page, accounts.dana)
  await ask(page)
  await confirm(page, accounts.dana)
  expect(await site.operate('bootcamps', 'list')).toMatch(/^cyber +- +- +- +- +2 +0$/m)

  await test.step('the operator opens the bootcamp', async () => {
    await restart(page)
    await openPage(page, '/bootcamps/cyber')
    await expect(page.getByRole('region', { name: 'Applications Open!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tell Me When It Opens' })).toHaveCount(0)
  })
  const mail = await newestMail(page, visitor, opened)
  await newestMail(page, accounts.dana, opened)
  expect(await site.operate('bootcamps', 'list')).toMatch(/^cyber +open .* 0 +0$/m)

  await test.step('another start tells nobody again', async () => {
    await restart(page)
    await openPage(page, '/bootcamps/cyber')
    expect(await countMails(page, visitor, opened)).toBe(1)
    expect(await countMails(page, accounts.dana, opened)).toBe(1)
  })

  await test.step('a mail provider leaves for the visitor, by one request and again', async () => {
    const id = /#out=([\w-]+)/.exec(mail)?.[1] ?? ''
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`http://localhost:${port}/api/bootcamp/opening/out/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(response.status).toBe(200)
    }
  })

  await test.step('the account’s owner leaves by the page', async () => {
    const own = await newestMail(page, accounts.dana, opened)
    await openPage(page, new URL(/http[^"\s<]+#out=[\w-]+/.exec(own)?.[0] ?? '').href)
    await page.getByRole('button', { name: 'Leave the List' }).click()
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
  })
})
