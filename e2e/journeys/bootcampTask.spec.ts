import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ownSite } from './ownSite.ts'
import type { OwnSite } from './ownSite.ts'
import { newestMail, openPage, test } from './support.ts'

/** Its own site, because the reviewer's commands concern the only task of the site. */
const port = Number(process.env['E2E_PORT'] ?? 3210) + 1
test.use({ baseURL: `http://localhost:${port}` })
test.setTimeout(300_000)

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

const email = 'participant@demo.test'
const feedback = 'The weekly reviews of real alerts taught me the most.'

/** A small file that is a PDF by its content too. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(200)}%%EOF\n`),
})

async function upload(page: Page, name: string): Promise<void> {
  const dialog = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Weekly Task Choose a file/ }).click()
  await (await dialog).setFiles(pdf(name))
  await expect(page.getByRole('button', { name: 'Remove Weekly Task' })).toBeVisible()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

/** Reviews the task by commands, which the running site executes; it sends the mail, too. */
async function review(...word: string[]): Promise<void> {
  const id =
    /^[0-9a-f-]{36}/m.exec(await site.operate('tasks', 'list', '--bootcamp', 'cyber'))?.[0] ?? ''
  await site.operate('tasks', 'review', id, ...word)
}

test('a participant asks for the link, hands in, is sent back, hands in again and gets a certificate', async ({
  page,
}) => {
  const leaks: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (
      referer.includes('session=') ||
      (request.url().includes('session=') && !request.isNavigationRequest())
    )
      leaks.push(request.url())
  })

  await test.step('the link is asked for and mailed', async () => {
    await openPage(page, '/bootcamps/cyber')
    await page.getByRole('button', { name: 'Already a participant? Get your task link' }).click()
    await page.getByRole('textbox', { name: 'Registration email' }).fill(email)
    await page.getByRole('button', { name: 'Send Access Link' }).click()
    await expect(page.getByRole('heading', { name: 'Access Link Sent!' })).toBeVisible()
  })

  await test.step('it opens twice, and the token is in no address', async () => {
    const mail = await newestMail(page, email, /access link/i)
    const link = /http[^"\s<]+session=[\w.-]+/.exec(mail)?.[0] ?? ''
    for (let time = 0; time < 2; time += 1) {
      const response = await page.goto(link)
      expect(response?.headers()['referrer-policy']).toBe('no-referrer')
      expect(await response?.text()).not.toContain(new URL(link).searchParams.get('session'))
      await expect(page.getByRole('heading', { name: 'Pat Participant' })).toBeVisible()
      await expect(page).toHaveURL('/bootcamps/cyber/task')
    }
    expect(leaks).toEqual([])
    await expect(page.getByText('Not Submitted')).toBeVisible()
  })

  await test.step('upload, remove, upload; a reload keeps the file and what was typed', async () => {
    await upload(page, 'week-1.pdf')
    await page.getByRole('button', { name: 'Remove Weekly Task' }).click()
    await upload(page, 'week-1-final.pdf')
    await page.getByRole('checkbox', { name: 'Interested in Mentorship' }).check()
    await page.getByRole('textbox', { name: 'Your Experience' }).fill(feedback)
    await page.reload()
    await expect(page.getByText('week-1-final.pdf', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Interested in Mentorship' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Your Experience' })).toHaveValue(feedback)
  })

  await test.step('submit; the receipt comes by mail', async () => {
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('heading', { name: 'Submitted Successfully!' })).toBeVisible()
    await expect(page.getByText('Under Review', { exact: true })).toBeVisible()
    expect(await newestMail(page, email, /We received your task/)).toContain(
      'Weekly task: week-1-final.pdf',
    )
  })

  await test.step('the reviewer sends it back; it is mended and submitted again', async () => {
    await review('--status', 'incomplete', '--comment', 'Please add the timeline of the incident.')
    expect(await newestMail(page, email, /needs additional work/)).toContain(
      'Please add the timeline of the incident.',
    )
    await page.goto('/bootcamps/cyber/task')
    await expect(page.getByText('Please add the timeline of the incident.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your Experience' })).toHaveValue(feedback)
    await page.getByRole('button', { name: 'Remove Weekly Task' }).click()
    await upload(page, 'week-1-with-timeline.pdf')
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('heading', { name: 'Submitted Successfully!' })).toBeVisible()
  })

  await test.step('the reviewer approves; the certificate is there', async () => {
    await review('--status', 'approved')
    const mail = await newestMail(page, email, /is approved/)
    await page.goto('/bootcamps/cyber/task')
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Task' })).toHaveCount(0)
    await page.goto(/http[^"\s<]+\/cert\/view\/[\w-]+/.exec(mail)?.[0] ?? '')
    await expect(
      page.getByRole('heading', { level: 1, name: /Cybersecurity Analyst Bootcamp/ }),
    ).toBeVisible()
    await expect(page.getByText('Pat Participant').first()).toBeVisible()
    await expect(page.getByText('This certificate is genuine and valid')).toBeVisible()
  })
})
