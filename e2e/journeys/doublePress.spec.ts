import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newLearner, openPage, password, test } from './support.ts'

/** Slows the page down as a phone is, so that the second press comes before the first has shown. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('a double press on a slow phone starts and ends one lab, and changes a password once', async ({
  page,
}) => {
  await newLearner(page)
  await openPage(page, '/lab/exposed-bucket')
  await slowDown(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  const times = (path: RegExp) => sent.filter((one) => path.test(one)).length

  await page.getByRole('button', { name: 'Launch Lab' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Launch/ })
    .dblclick()
  await expect(page).toHaveURL(/\/session\/[\w-]+$/)
  expect(times(/\/start$/)).toBe(1)

  await page.getByRole('button', { name: 'End Lab Session' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).dblclick()
  await expect(page).toHaveURL(/\/lab-sessions/)
  expect(times(/\/end$/)).toBe(1)

  await openPage(page, '/profile?tab=password')
  await page.getByLabel('Old Password').fill(password)
  await page.getByLabel('New Password', { exact: true }).fill('a brook over mossy stones')
  await page.getByLabel('Confirm New Password').fill('a brook over mossy stones')
  await page.getByRole('button', { name: 'Update Password' }).dblclick()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  expect(times(/\/password$/)).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
