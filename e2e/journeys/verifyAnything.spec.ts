import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { access, completeQuickWin } from './lessons.ts'
import { newLearner, openPage, test } from './support.ts'

/**
 * Completes the shortest course as a new learner. Returns the certificate's ID and its PDF, as the
 * page offers it.
 */
async function earnCertificate(page: Page): Promise<{ id: string; pdf: Buffer }> {
  await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download/ }).click()
  const file = await download
  return {
    id: file.suggestedFilename().replace('.pdf', ''),
    pdf: await readFile(await file.path()),
  }
}

const openVerifyPage = (page: Page) => openPage(page, '/verify-cert')

/** Drops a file on the page, as a mouse does. */
async function drop(page: Page, name: string, content: Buffer | string): Promise<void> {
  const zone = page.locator('label', { hasText: 'Drop certificates here' })
  await zone.waitFor()
  const data = await page.evaluateHandle(
    ({ name: fileName, base64 }) => {
      const transfer = new DataTransfer()
      transfer.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName),
      )
      return transfer
    },
    { name, base64: Buffer.from(content).toString('base64') },
  )
  await zone.dispatchEvent('drop', { dataTransfer: data })
}

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const verdict = (page: Page, name: string) => result(page).getByRole('heading', { name })

test('a certificate that was just earned is verified from each of its files, and refused with one letter changed', async ({
  page,
}) => {
  const { id, pdf } = await earnCertificate(page)
  const file = async (ending: string) =>
    (await page.request.get(`/api/certificate/file/${id}.${ending}`)).body()
  const json = (await file('json')).toString()

  await openVerifyPage(page)
  const files: [string, Buffer | string][] = [
    [`${id}.json`, json],
    [`${id}.png`, await file('png')],
    [`${id}.pdf`, pdf],
  ]
  for (const [name, content] of files) {
    await drop(page, name, content)
    await expect(verdict(page, 'This certificate is genuine and valid')).toBeVisible()
    await expect(result(page).getByText('Nothing differs from the record')).toBeVisible()
    await expect(result(page)).toBeFocused()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(result(page)).toHaveCount(0)
  }

  await drop(
    page,
    'improved.json',
    json.replace('"identityHash":"Jo Journey"', '"identityHash":"Jo Journez"'),
  )
  await expect(verdict(page, 'This certificate is not genuine')).toBeVisible()
  await expect(result(page).getByRole('row', { name: /^Recipient/ })).toContainText('Differs')
  await expect(result(page).getByRole('row', { name: /^Recipient/ })).toContainText('Jo Journey')
  await result(page).getByRole('link', { name: 'View certificate' }).click()
  await expect(page).toHaveURL(`/cert/view/${id}`)
})

test('a baked SVG is read under the content security policy of the site', async ({ page }) => {
  await openVerifyPage(page)
  await drop(
    page,
    'CSN-DEMO000001.svg',
    await (await page.request.get('/api/certificate/file/CSN-DEMO000001.svg')).body(),
  )
  await expect(verdict(page, 'This certificate is genuine and valid')).toBeVisible()
})

test('a list gives a table, which can be saved', async ({ page }) => {
  await openVerifyPage(page)
  await drop(
    page,
    'applicants.csv',
    'Name;Certificate\n"Learner, Dana";CSN-DEMO000001\nPat;csn-demo000002\nDana;CSN-DEMO000003\n',
  )
  const rows = page.getByRole('table', { name: 'Checked credentials' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Valid')
  await expect(rows.nth(2)).toContainText('Valid')
  await expect(rows.nth(3)).toContainText('Revoked')
  await expect(
    page.getByRole('paragraph').filter({ hasText: '3 checked: 2 valid, 1 revoked.' }),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download results as CSV' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('verification-results.csv')
  expect(await readFile(await saved.path(), 'utf8')).toContain(
    'CSN-DEMO000003,applicants.csv,Dana Learner,',
  )
})

test('an ID or a link is enough, for badges too', async ({ page, baseURL }) => {
  await openVerifyPage(page)
  const field = page.getByRole('textbox', { name: 'IDs, links or the text of a credential' })
  await field.fill(`${baseURL}/badge/view/BDG-DEMO000001`)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdict(page, 'This badge is genuine and valid')).toBeVisible()
  await field.fill('CSN-DEMO000003')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdict(page, 'This certificate was revoked')).toBeVisible()
})
