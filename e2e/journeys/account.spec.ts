import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  accounts,
  mailedCode,
  newLearner,
  openPage,
  password,
  ready,
  signIn,
  test,
} from './support.ts'

const newPassword = 'a brook over mossy stones'
const refusal = 'This code is not valid or has expired. Please check it, or ask for a new one.'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const resetCode = (page: Page, email: string) => mailedCode(page, email, /reset your password/)
let made = 0
const freshAddress = () => `${process.pid}-${Date.now()}-${(made += 1)}@account.test`

/** Requests a code and arrives at the second step. */
async function forgetPassword(page: Page, email: string): Promise<void> {
  await openPage(page, '/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page, 'Forgot Password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(heading(page, 'Reset Your Password')).toBeVisible()
  await expect(
    page.getByText('If this address has an account, a code is on its way to it.'),
  ).toBeVisible()
}

/** Sends the form of the second step and waits for the response. */
async function resetWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code (OTP)').fill(code)
  await page.getByLabel('New Password').fill(newPassword)
  await page.getByLabel('Confirm Password').fill(newPassword)
  const answered = page.waitForResponse('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await answered
}

/** Fills in and sends the form of the first step. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Nia')
  await page.getByLabel('Last Name').fill('New')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Confirm Your Email')).toBeVisible()
}

test.describe('with refusals on the way', () => {
  test.use({ expectedErrors: /40[01]/ })

  test('a forgotten password is set again with the mailed code; the old one is refused', async ({
    page,
    context,
  }) => {
    const { email } = await newLearner(await context.newPage())
    await forgetPassword(page, email)
    await page.reload()
    await ready(page)
    await expect(page.getByText(`For the account ${email}.`)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Forgot Password')).toBeVisible()
    await page.goForward()
    const code = await resetCode(page, email)
    await resetWith(page, `${code.slice(0, 4)} ${code.slice(4)}`)

    await expect(page).toHaveURL('/signin')
    await expect(page.getByText('Your password has been reset. Please sign in.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await signIn(page, email)
    await expect(alert(page)).toContainText(/invalid email or password/i)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  })

  test('after five wrong codes the right one is refused too; a new one works', async ({
    page,
    context,
  }) => {
    const { email } = await newLearner(await context.newPage())
    await forgetPassword(page, email)
    const code = await resetCode(page, email)
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
    for (const tried of [wrong, wrong, wrong, wrong, wrong, code]) {
      await resetWith(page, tried)
      await expect(alert(page)).toHaveText(refusal)
    }
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.poll(() => resetCode(page, email)).not.toBe(code)
    await resetWith(page, await resetCode(page, email))
    await expect(page).toHaveURL('/signin')
  })

  test('a stranger who asks for a code for the same address, and guesses, spoils nothing', async ({
    page,
    context,
  }) => {
    const { email } = await newLearner(await context.newPage())
    await forgetPassword(page, email)
    const code = await resetCode(page, email)
    const strange = await context.newPage()
    await forgetPassword(strange, email)
    await expect.poll(() => resetCode(page, email)).not.toBe(code)
    // Even with the owner's code, the stranger cannot continue.
    for (const tried of ['00000000', '00000001', '00000002', '00000003', code]) {
      await resetWith(strange, tried)
      await expect(alert(strange)).toHaveText(refusal)
    }
    await resetWith(page, code)
    await expect(page).toHaveURL('/signin')
  })
})

test('passwords that differ are said before any call', async ({ page }) => {
  await forgetPassword(page, freshAddress())
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('reset-password') ? 1 : 0))
  await page.getByLabel('One-time code (OTP)').fill('12345678')
  await page.getByLabel('New Password').fill(newPassword)
  await page.getByLabel('Confirm Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('Passwords do not match. Please try again.')
  expect(calls).toBe(0)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/signin')
})

test('a visitor creates an account on the way to a course, with credits to begin with', async ({
  page,
}) => {
  const email = freshAddress()
  await openPage(page, '/course/git-basics')
  await page.getByRole('link', { name: 'Sign In to Continue' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, email)
  await page.getByLabel('Confirmation code').fill(await mailedCode(page, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/course/git-basics')
  await expect(page.getByText('Welcome! Your account is ready.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Access Course' })).toBeVisible()
  await page.goto('/lab-sessions')
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('10 credits')
  // The sign-up page sends a signed-in learner on.
  await page.goto('/signup')
  await expect(page).toHaveURL('/')
})

test('a code can be confirmed after a reload; then one signs in and goes on', async ({ page }) => {
  const email = freshAddress()
  await openPage(page, '/signup?returnURL=%2Fmy-learning')
  await signUp(page, email)
  await page.reload()
  await ready(page)
  await page.getByRole('link', { name: 'No code? Start over' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Nia')
  await expect(page.getByLabel('Last Name')).toHaveValue('New')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByText(`We emailed a code to ${email}.`)).toBeVisible()
  await page.getByLabel('Confirmation code').fill(await mailedCode(page, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signin?returnURL=%2Fmy-learning')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-learning')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the keyboard alone leads through signing up, and nothing sticks out', async ({ page }) => {
    const email = freshAddress()
    const fits = () =>
      expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await openPage(page, '/signup')
    await fits()
    await page.getByLabel('First Name').focus()
    for (const text of ['Nia', 'New', email, newPassword]) {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Confirmation code')).toBeFocused()
    await fits()
    await page.keyboard.insertText(await mailedCode(page, email))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
})

test('a clock far ahead is named, in place of a form that does nothing', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 9 * 60 * 60 * 1000)
  await openPage(page, '/signin')
  await signIn(page, accounts.femi)
  await expect(alert(page)).toContainText('Please check the date and time.')
})

for (const [path, title] of [
  ['/signin', 'Sign In'],
  ['/signup', 'Create Your Account'],
  ['/signup?step=confirm', 'Confirm Your Email'],
  ['/forgot-password', 'Forgot Password'],
  ['/forgot-password?step=reset', 'Reset Your Password'],
] as const) {
  test(`the server sends ${path} with its title and form, and no search engine keeps it`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text()
    expect(html).toContain(`<title>${title} · `)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toMatch(/<form[^>]* method="post"/)
  })
}
