import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newLearner, openPage, password, ready, signIn, signOut, test } from './support.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000

/**
 * The code that an authenticator app with this key shows (RFC 6238); one step later if the present
 * code was used already.
 */
function codeOf(secret: string, stepsLater = 0): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
  const key = bits.join('').match(/.{8}/g) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / period) + stepsLater))
  const mac = createHmac('sha1', Buffer.from(key.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Signs in by the form as far as the second step. */
async function begin(page: Page, email: string): Promise<void> {
  await openPage(page, '/signin?returnURL=%2Fprofile')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm It’s You' })).toBeVisible()
}

const finish = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

test.describe('with refusals on the way', () => {
  // Chromium names each request that failed.
  test.use({ expectedErrors: /the server responded with a status of 400/ })

  test('an authenticator app is set up, asked for, replaced by a recovery code, and turned off', async ({
    page,
    context,
  }) => {
    const { email } = await newLearner(await context.newPage())
    await openPage(page, '/signin?returnURL=%2Fprofile')
    await signIn(page, email)

    await page.getByRole('button', { name: 'Set Up' }).click()
    const setUp = dialog(page, 'Set Up an Authenticator App')
    await setUp.getByLabel('Password', { exact: true }).fill(password)
    await setUp.getByRole('button', { name: 'Continue' }).click()
    await expect(setUp.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
    const uri = await setUp
      .getByRole('link', { name: 'Open in an app on this device' })
      .getAttribute('href')
    const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
    await expect(setUp.getByText(secret.replace(/.{4}(?=.)/g, '$& '))).toBeVisible()
    await setUp.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await setUp.getByRole('button', { name: 'Turn On' }).click()

    const codes = dialog(page, 'Keep Your Recovery Codes')
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const downloading = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download as text' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const [recoveryCode = ''] = file.split('\n')
    await expect(codes.getByText(recoveryCode)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(codes.getByRole('alert')).toContainText('not shown again')
    await codes.getByLabel('I saved them').check()
    await codes.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/^10 are left\./)).toBeVisible()

    await signOut(page)
    await begin(page, email)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Access Your Account' })).toBeVisible()
    await begin(page, email)
    const code = codeOf(secret, 1)
    const field = page.getByLabel('Code', { exact: true })
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await finish(page)
    await expect(field).toHaveAccessibleDescription(/This code is incorrect\./)
    await field.fill(code)
    await finish(page)
    await expect(page).toHaveURL('/profile')

    await signOut(page)
    await begin(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
    await finish(page)
    await expect(page.getByText(/^9 are left\./)).toBeVisible()

    await page.getByRole('button', { name: 'Turn Off' }).click()
    const turnOff = dialog(page, 'Turn Off the Authenticator App')
    await turnOff.getByLabel('Password', { exact: true }).fill(password)
    await turnOff.getByRole('button', { name: 'Turn Off' }).click()
    await expect(page.getByRole('button', { name: 'Set Up' })).toBeFocused()

    await signOut(page)
    await openPage(page, '/signin?returnURL=%2Fprofile')
    await signIn(page, email)
    await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible()
  })
})
