import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  holdScripts,
  newestMail,
  newLearner,
  openPage,
  password,
  signIn,
  signOut,
  test,
} from './support.ts'
import { addVirtualAuthenticator } from './virtualAuthenticator.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign In With a Passkey' })

const openSignIn = (page: Page) => openPage(page, '/signin?returnURL=%2Fprofile')

/** A learner who is signed in by the form, on the page with the passkeys. */
async function arrive(page: Page): Promise<{ email: string }> {
  const other = await page.context().newPage()
  const learner = await newLearner(other)
  await other.close()
  // A browser makes passkeys only for the page in front.
  await page.bringToFront()
  await openSignIn(page)
  await signIn(page, learner.email)
  await expect(page.getByRole('button', { name: 'Add a Passkey' })).toBeVisible()
  return learner
}

/** Opens a dialog by its button, and gives the password there. */
async function confirm(
  page: Page,
  { button, title, submit }: { button: string; title: string; submit: string },
): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const box = dialog(page, title)
  await box.getByLabel('Password', { exact: true }).fill(password)
  await box.getByRole('button', { name: submit }).click()
}
const add = { button: 'Add a Passkey', title: 'Add a Passkey', submit: 'Continue' }

test('a passkey is added, named, signs in without a password, and is removed', async ({ page }) => {
  await addVirtualAuthenticator(page)
  const { email } = await arrive(page)
  await confirm(page, add)
  await expect(passkeys(page)).toHaveText(/Passkey on a device.*not used yet/)
  await newestMail(page, email, /A passkey was added to your account/)

  await page.getByRole('button', { name: 'Rename Passkey on a device' }).click()
  const naming = dialog(page, 'Rename the Passkey')
  await naming.getByLabel('Name').fill('My laptop')
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys(page)).toHaveText(/My laptop/)

  await signOut(page)
  await openSignIn(page)
  await withPasskey(page).click()
  await expect(page).toHaveURL('/profile')
  await expect(passkeys(page)).toHaveText(/My laptop.*last used/)

  await confirm(page, {
    button: 'Remove My laptop',
    title: 'Remove the Passkey',
    submit: 'Remove',
  })
  await expect(passkeys(page)).toHaveCount(0)
  await newestMail(page, email, /A passkey was removed from your account/)
})

test('a browser offers the passkey where it fills the address in', async ({ page }) => {
  await addVirtualAuthenticator(page)
  await arrive(page)
  await confirm(page, add)
  await expect(passkeys(page)).toHaveCount(1)
  await signOut(page)
  await openSignIn(page)
  // The device accepts what is offered at once.
  await page.getByLabel('Email').focus()
  await expect(page).toHaveURL('/profile')
})

test('a browser without passkeys shows no way to them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await openSignIn(page)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(withPasskey(page)).toHaveCount(0)
})

test('asked for after the password, a passkey or a recovery code lets in', async ({ page }) => {
  const device = await addVirtualAuthenticator(page)
  const { email } = await arrive(page)
  await confirm(page, add)
  await confirm(page, {
    button: 'Turn On Passkey after the password',
    title: 'Ask for a Passkey',
    submit: 'Turn On',
  })
  const codes = dialog(page, 'Keep Your Recovery Codes')
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByLabel('I saved them').check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await newestMail(page, email, /A second factor was added/)

  await signOut(page)
  // Without accepting the browser's offer: first the password.
  await device.setAnswering(false)
  await openSignIn(page)
  await signIn(page, email)
  const show = page.getByRole('button', { name: 'Continue With Your Passkey' })
  await show.waitFor()
  await device.setAnswering(true)
  await show.click()
  await expect(page.getByText(/^10 are left\./)).toBeVisible()

  await signOut(page)
  await device.setAnswering(false)
  await openSignIn(page)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/^9 are left\./)).toBeVisible()
})

test.describe('with refusals on the way', () => {
  // Chromium names each request that failed.
  test.use({ expectedErrors: /the server responded with a status of 400/ })

  test('a passkey that was copied, or that its user breaks off, lets nobody in', async ({
    page,
  }) => {
    const device = await addVirtualAuthenticator(page)
    const { email } = await arrive(page)
    await confirm(page, add)
    await expect(passkeys(page)).toHaveCount(1)
    await signOut(page)

    await device.setVerified(false)
    await openSignIn(page)
    let asked = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/auth/passkey/begin')) asked += 1
    })
    await page.getByLabel('Email').fill(email)
    await withPasskey(page).click()
    // By the browser's own offer and by the button: only then is the button certainly busy.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
    await expect(withPasskey(page)).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await device.setVerified(true)
    await withPasskey(page).click()
    await expect(page).toHaveURL('/profile')
    await signOut(page)
    const [kept] = await device.credentials()
    await device.setCount(kept?.credentialId ?? '', 0)
    await openSignIn(page)
    await withPasskey(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This passkey was not accepted.',
    )
  })
})

test('the button for passkeys is there once it does something', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(withPasskey(page)).toHaveCount(0)
  await release()
  await expect(withPasskey(page)).toBeVisible()
})
