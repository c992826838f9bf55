import { expect } from '@playwright/test'
import { accounts, ready, signIn, test } from './support.ts'

test('signing out here signs out the other tab', async ({ page, context }) => {
  await page.goto('/signin')
  await ready(page)
  await signIn(page, accounts.dana)
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/course/git-basics')
  await expect(other.getByRole('button', { name: 'Access Course' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(other.getByRole('link', { name: 'Sign In to Continue' })).toBeVisible()
  await expect(page.evaluate(() => localStorage.getItem('authToken'))).resolves.toBeNull()
})

test.describe('with a token that the server no longer takes', () => {
  test.use({ expectedErrors: /401|could not be read/ })

  test('a call leads to signing in and back', async ({ page }) => {
    await page.goto('/signin')
    await ready(page)
    await signIn(page, accounts.dana)
    await expect(page).toHaveURL('/')
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const answer = await page.request.post('/api/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.ok()).toBe(true)
    await page.goto('/course/git-basics')
    await page.getByRole('button', { name: 'Access Course' }).click()
    await expect(page).toHaveURL('/signin?returnURL=%2Fcourse%2Fgit-basics')
    await expect(page.evaluate(() => localStorage.getItem('authToken'))).resolves.toBeNull()
  })
})

test.describe('with wrong input', () => {
  test.use({ expectedErrors: /401/ })

  test('a wrong password is said at the form; what was typed stays', async ({ page }) => {
    await page.goto('/signin')
    await ready(page)
    await page.getByLabel('Email').fill(accounts.sam)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
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
    await page.goto(`/signin?returnURL=${encodeURIComponent(hostile)}`)
    await ready(page)
    await signIn(page, accounts.dana)
    await expect(page).toHaveURL(`${baseURL}/`)
  })
}

test.describe('before scripts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the signed-in state does not flash: the first frame hides Sign In', async ({ page }) => {
    await page.goto('/signin')
    await ready(page)
    await signIn(page, accounts.dana)
    await expect(page).toHaveURL('/')
    await page.route('**/assets/*.js', (route) => route.abort())
    test.info().annotations.push({
      type: 'note',
      description: 'scripts are blocked, so only the head script has run',
    })
    await page.goto('/course/git-basics')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
  })
})
