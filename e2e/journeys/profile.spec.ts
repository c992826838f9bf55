import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { newLearner, openPage, password, ready, signIn, signInAs, test } from './support.ts'

/** A learner who is signed in nowhere yet, and a page that is not part of the journey. */
async function somebody(browser: Browser): Promise<{ email: string; aside: Page }> {
  const aside = await (await browser.newContext()).newPage()
  return { ...(await newLearner(aside)), aside }
}

/** Signs in by the form and opens the profile. */
async function openProfile(page: Page, email: string): Promise<void> {
  await openPage(page, '/signin?returnURL=%2Fprofile')
  await signIn(page, email)
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Jo')
}

test.describe('a profile that cannot be read at first', () => {
  test.use({ expectedErrors: /the server responded with a status of 429/ })

  test('is there after Retry, and the notice of the failure is gone', async ({ page }) => {
    await newLearner(page)
    await page.route('**/api/user', (route) => route.fulfill({ status: 429 }), { times: 1 })
    await openPage(page, '/profile')
    await expect(page.getByText('Failed to load profile')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Jo')
    await expect(page.getByText('Failed to load profile')).toHaveCount(0)
  })
})

/** Not the footer's choice of theme. */
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })

const rootAttribute = (page: Page, name: string) =>
  expect(page.locator(':root')).toHaveAttribute(name, /./)

test.describe('what is refused', () => {
  // Chromium names each request that failed.
  test.use({ expectedErrors: /the server responded with a status of 400/ })

  test('stays as it was typed, through a reload, until it is put right and saved', async ({
    page,
  }) => {
    await newLearner(page)
    await openPage(page, '/profile')
    const phone = page.getByRole('textbox', { name: 'Phone Number' })
    await phone.fill('0801')
    await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(phone).toHaveAccessibleDescription(/^Phone number must be in country-code format/)
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('0801')

    await page.reload()
    await ready(page)
    await expect(phone).toHaveValue('0801')
    await phone.fill('2348012345678')
    await page.getByRole('tab', { name: 'Update Password' }).click()
    await expect(page).toHaveURL('/profile?tab=password')
    await page.getByRole('tab', { name: 'Profile Update' }).click()
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Discard Changes' })).toBeHidden()

    await page.reload()
    await expect(phone).toHaveValue('2348012345678')
    await expect(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('female')
    await expect(page.getByRole('button', { name: 'Discard Changes' })).toBeHidden()
  })

  test('a wrong old password does not end the session', async ({ page }) => {
    await newLearner(page)
    await page.goto('/profile?tab=password')
    // Until then a form that cannot be typed into takes its place.
    await expect(page.getByRole('region', { name: 'Jo Journey' })).toBeVisible()
    await page.getByLabel('Old Password').fill('not the password')
    await page.getByLabel('New Password', { exact: true }).fill('a horse that staples')
    await page.getByLabel('Confirm New Password').fill('a horse that staple')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('New passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm New Password').fill('a horse that staples')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('The current password is incorrect.')).toBeVisible()
    await expect(page).toHaveURL('/profile?tab=password')
  })
})

test.describe('in several tabs', () => {
  // One may ask for something in between, before it knows of the new token.
  test.use({ expectedErrors: /status of 401/ })

  test('a new password ends other sessions; this browser goes on, in its other tabs too', async ({
    page,
    browser,
  }) => {
    const { email } = await somebody(browser)
    const elsewhere = await (await browser.newContext()).newPage()
    await openProfile(page, email)
    await openProfile(elsewhere, email)
    const tab = await page.context().newPage()
    await openPage(tab, '/profile')

    const changed = 'a horse that staples'
    await page.getByRole('tab', { name: 'Update Password' }).click()
    await page.getByLabel('Old Password').fill(password)
    await page.getByLabel('New Password', { exact: true }).fill(changed)
    await page.getByLabel('Confirm New Password').fill(changed)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await expect(page.getByLabel('Old Password')).toHaveValue('')

    for (const here of [page, tab]) {
      await here.getByRole('tab', { name: 'Profile Update' }).click()
      await here.getByRole('textbox', { name: 'Last Name' }).fill(here === page ? 'Page' : 'Tab')
      await here.getByRole('button', { name: 'Update Profile' }).click()
      await expect(here.getByText('Profile updated successfully!')).toBeVisible()
    }

    await elsewhere.getByRole('textbox', { name: 'Last Name' }).fill('Elsewhere')
    await elsewhere.getByRole('button', { name: 'Update Profile' }).click()
    await expect(elsewhere).toHaveURL('/signin?returnURL=%2Fprofile')
    await ready(elsewhere)
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(changed)
    await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(elsewhere).toHaveURL('/profile')
    // What was typed there has been kept.
    await expect(elsewhere.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Elsewhere')
    await expect(elsewhere.getByRole('heading', { name: 'Jo Tab' })).toBeVisible()
  })
})

/**
 * Records the root's theme and motion when the body begins: before any script except the one in the
 * head.
 */
async function watchFirstPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { theme, motion } = document.documentElement.dataset
      sessionStorage.setItem('firstPaint', `${theme} ${motion}`)
    }).observe(document, { childList: true, subtree: true })
  })
}

test('theme and motion hold from the first paint on, and follow to another device', async ({
  page,
  browser,
}) => {
  await watchFirstPaint(page.context())
  const { email } = await newLearner(page)
  await openPage(page, '/profile')
  await settings(page)
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio', { name: 'Dark' })
    .check()
  await rootAttribute(page, 'data-theme')
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/user/preferences') &&
      response.request().postData()?.includes('reduced') === true,
  )
  await settings(page)
    .getByRole('radiogroup', { name: 'Motion' })
    .getByRole('radio', { name: 'Reduced' })
    .check()
  expect((await saved).status()).toBe(200)
  await expect(page.locator(':root')).toHaveAttribute('data-motion', 'reduced')

  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('firstPaint'))).toBe('dark reduced')
  await expect(
    settings(page).getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }),
  ).toBeChecked()

  const phone = await (await browser.newContext()).newPage()
  await signInAs(phone, email)
  await phone.goto('/')
  await expect(phone.locator(':root')).toHaveAttribute('data-theme', 'dark')
  await expect(phone.locator(':root')).toHaveAttribute('data-motion', 'reduced')
  await openPage(phone, '/profile')
  const undone = phone.waitForResponse(
    (response) =>
      response.url().endsWith('/api/user/preferences') && response.request().method() === 'PUT',
  )
  await settings(phone)
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio', { name: 'System' })
    .check()
  await expect(phone.locator(':root')).not.toHaveAttribute('data-theme')
  await undone

  await page.reload()
  await expect(page.locator(':root')).not.toHaveAttribute('data-theme')
  await expect(
    settings(page)
      .getByRole('radiogroup', { name: 'Theme' })
      .getByRole('radio', { name: 'System' }),
  ).toBeChecked()
})

test('what the site holds can be taken along', async ({ page }) => {
  const { email } = await newLearner(page)
  await openPage(page, '/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    profile: { firstName: 'Jo', lastName: 'Journey', email },
    preferences: { theme: 'system', motion: 'system' },
  })
})

/** Earns the certificate of the shortest course; returns its id. */
async function earnCertificate({ request }: Page, token: string): Promise<string> {
  const call = async <T>(method: string, path: string, data?: object) => {
    const response = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
    return ((await response.json()) as { data: T }).data
  }
  const { _id: courseId } = await call<{ _id: string }>('GET', '/course/quick-win')
  let lesson: string | undefined = (
    await call<{ currentLesson: string }>('POST', '/course/enroll', { courseId, accessCode: null })
  ).currentLesson
  while (lesson)
    lesson = (
      await call<{ nextLesson: { _id: string } | null }>('POST', `/lesson/${lesson}/complete`)
    ).nextLesson?._id
  const { credentials } = await call<{ credentials: { csnId: string }[] }>('GET', '/credentials')
  return credentials[0]?.csnId ?? ''
}

test.describe('deleting the account', () => {
  // The wrong password, then the one of an account that is gone.
  test.use({ expectedErrors: /the server responded with a status of (400|401)/ })

  test('asks for the password, signs out, and leaves certificates unless told otherwise', async ({
    page,
    browser,
  }) => {
    const { email, aside } = await somebody(browser)
    const csnId = await earnCertificate(aside, await signInAs(aside, email))
    await openProfile(page, email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete My Account' }).click()

    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await openPage(page, '/signin')
    await signIn(page, email)
    await expect(page.getByText('Invalid email or password.')).toBeVisible()

    await page.goto(`/cert/view/${csnId}`)
    await expect(page.getByText('Jo Journey').first()).toBeVisible()
    await expect(page.getByText('Valid', { exact: true }).first()).toBeVisible()
  })

  test('takes certificates along where that is asked for', async ({ page, browser }) => {
    const { email, aside } = await somebody(browser)
    const csnId = await earnCertificate(aside, await signInAs(aside, email))
    await openProfile(page, email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByRole('checkbox', { name: 'Also delete my certificates and badges' }).check()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page).toHaveURL('/')
    await page.goto(`/cert/view/${csnId}`)
    await expect(page.getByText('Revoked', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Jo Journey')).toHaveCount(0)
  })
})
