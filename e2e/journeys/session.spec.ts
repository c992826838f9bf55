import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  accounts,
  newestMail,
  newLearner,
  openPage,
  signIn,
  signInAs,
  signOut,
  test,
} from './support.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'

test('signing out here signs out the other tab', async ({ page, context }) => {
  await openPage(page, '/signin')
  await signIn(page, accounts.dana)
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/course/git-basics')
  await expect(other.getByRole('button', { name: 'Access Course' })).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('link', { name: 'Sign In to Continue' })).toBeVisible()
  await expect(page.evaluate(() => localStorage.getItem('authToken'))).resolves.toBeNull()
})

test.describe('with a dialog open', () => {
  test.use({ expectedErrors: /401/ })

  test('signing out in the other tab leads the press in it to signing in and back', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await openPage(other, '/signin')
    await signIn(other, accounts.dana)
    await expect(other).toHaveURL('/')
    await openPage(page, '/lab/exposed-bucket')
    await page.getByRole('button', { name: 'Launch Lab' }).click()
    const launch = page.getByRole('dialog').getByRole('button', { name: /^Launch/ })
    await expect(launch).toBeVisible()
    await other.evaluate(() => localStorage.removeItem('authToken'))
    await expect(page.locator(':root[data-session]')).toHaveCount(0)
    await launch.click()
    await expect(page).toHaveURL('/signin?returnURL=%2Flab%2Fexposed-bucket')
  })
})

test('the header names the learner who has signed in in another tab', async ({ page, context }) => {
  await signInAs(page, accounts.dana)
  await openPage(page, '/')
  const account = page.getByRole('button', { name: 'Account' })
  await account.click()
  await expect(page.getByText('Dana Learner')).toBeVisible()

  const other = await context.newPage()
  await signInAs(other, accounts.femi)
  await other.goto('/')
  await expect(page.getByText('Dana Learner')).toHaveCount(0)
  await account.click()
  await expect(page.getByText('Femi Fresh')).toBeVisible()
})

test.describe('with two browsers', () => {
  test.use({ expectedErrors: /401/ })

  test('a sign-in elsewhere sends a mail; ended from the list, it is out at its next call', async ({
    page,
    browser,
    context,
  }) => {
    const { email } = await newLearner(await context.newPage())
    const arrive = async (here: Page) => {
      await openPage(here, '/signin?returnURL=%2Fprofile')
      await signIn(here, email)
      await expect(here.getByRole('list', { name: 'Where you are signed in' })).toBeVisible()
    }
    await arrive(page)
    const elsewhere = await browser.newContext({ userAgent: firefox })
    try {
      const other = await elsewhere.newPage()
      await arrive(other)
      await expect
        .poll(() => newestMail(page, email, /New sign-in to your account/))
        .toContain('Firefox on Windows')

      await page.reload()
      await page.getByRole('button', { name: 'End Firefox on Windows' }).click()
      await expect(page.getByText('That device is signed out.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^End .* on Windows$/ })).toHaveCount(0)

      await other.getByRole('textbox', { name: 'Last Name' }).fill('Elsewhere')
      await other.getByRole('button', { name: 'Update Profile' }).click()
      await expect(other).toHaveURL('/signin?returnURL=%2Fprofile')
      await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('This device')).toBeVisible()
    } finally {
      await elsewhere.close()
    }
  })
})

test.describe('with a token that the server no longer takes', () => {
  test.use({ expectedErrors: /401|could not be read/ })

  test.beforeEach(async ({ page }) => {
    await openPage(page, '/signin')
    await signIn(page, accounts.dana)
    await expect(page).toHaveURL('/')
    // The calls of this page have ended: none of them uses the ended token.
    await expect(page.getByRole('button', { name: 'Your Map' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const response = await page.request.post('/api/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.ok()).toBe(true)
  })

  // A hash like the second one is a code of a mailed link, which no server may get.
  for (const [hash, kept] of [
    ['#place', '%23place'],
    ['#confirm=code', ''],
  ] as const)
    test(`a call leads to signing in and back, from ${hash}`, async ({ page }) => {
      await page.goto(`/course/git-basics${hash}`)
      await page.getByRole('button', { name: 'Access Course' }).click()
      await expect(page).toHaveURL(`/signin?returnURL=%2Fcourse%2Fgit-basics${kept}`)
      await expect(page.evaluate(() => localStorage.getItem('authToken'))).resolves.toBeNull()
    })

  for (const [path, call] of [
    ['/', '/api/mylearning/map'],
    ['/course/quick-win', '/api/lab/sessions/list'],
  ] as const)
    test(`${path} stays; a page of the learner’s own leads to signing in`, async ({ page }) => {
      const loaded: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
      })
      const refusal = page.waitForResponse(`**${call}`)
      await page.goto(path)
      expect((await refusal).status()).toBe(401)
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitem', { name: 'Lab Sessions' }).click()
      await expect(page).toHaveURL('/signin?returnURL=%2Flab-sessions')
      expect(loaded).toEqual([path, '/signin'])
    })
})

test.describe('with wrong input', () => {
  test.use({ expectedErrors: /401/ })

  test('a wrong password is said at the form; what was typed stays', async ({ page }) => {
    await openPage(page, '/signin')
    await page.getByLabel('Email').fill(accounts.sam)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      /invalid email or password/i,
    )
    await expect(page.getByLabel('Email')).toHaveValue(accounts.sam)
    await expect(page).toHaveURL('/signin')
  })
})

for (const hostile of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
]) {
  test(`returnURL ${hostile} is not followed`, async ({ page, baseURL }) => {
    await openPage(page, `/signin?returnURL=${encodeURIComponent(hostile)}`)
    await signIn(page, accounts.dana)
    await expect(page).toHaveURL(`${baseURL}/`)
  })
}

test.describe('before scripts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the signed-in state does not flash: the first frame hides Sign In', async ({ page }) => {
    // No page is open yet that would load more of its scripts.
    await signInAs(page, accounts.dana)
    await page.route('**/assets/*.js', (route) => route.abort())
    test.info().annotations.push({
      type: 'note',
      description: 'scripts are blocked, so only the head script has run',
    })
    await page.goto('/course/git-basics')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
  })
})
