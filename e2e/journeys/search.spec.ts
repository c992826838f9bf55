import { expect } from '@playwright/test'
import { accounts, holdScripts, openPage, ready, signIn, test } from './support.ts'

test('from any page to a lesson by its words, with the keyboard alone', async ({ page }) => {
  await page.goto('/signin?returnURL=%2Fbootcamps')
  await signIn(page, accounts.dana)
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Professional Bootcamps' })).toBeVisible()
  await ready(page)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search the site' })
  await dialog.getByRole('searchbox').fill('permissions')
  // Dana is enrolled in its course.
  await expect(dialog.getByRole('menuitem', { name: /^Reading permissions/ })).toHaveAttribute(
    'href',
    /^\/course\/linux-for-cloud\/lesson\//,
  )
  await dialog.getByRole('searchbox').fill('reading permissions')
  await expect(dialog.getByRole('menuitem').first()).toHaveAccessibleName(/^Reading permissions/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reading permissions' })).toBeVisible()

  await page.keyboard.press('Control+k')
  // The earlier dialog may still fade away; this is the new one.
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(dialog.getByRole('menuitem', { name: 'reading permissions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a filter that was just ticked keeps no key from the search', async ({ page }) => {
  await openPage(page, '/')
  const filter = page.getByRole('checkbox', { name: /^Beginner/ }).first()
  await filter.check()
  await filter.focus()
  await page.keyboard.press('Control+k')
  await expect(
    page.getByRole('dialog', { name: 'Search the site' }).getByRole('searchbox'),
  ).toBeFocused()
})

test('a search is a page with an address: mistyped words, kinds, reload and back', async ({
  page,
}) => {
  await openPage(page, '/search')
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('kuberntes')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=kuberntes')
  await expect(page.getByRole('status').filter({ hasText: 'Showing results for' })).toContainText(
    'Showing results for “kubernetes”.',
  )
  await page.getByRole('link', { name: /^Courses \(/ }).click()
  await expect(page).toHaveURL('/search?q=kuberntes&kind=course')
  await page.reload()
  const results = page.getByRole('list', { name: 'Results' })
  await expect(results.getByRole('link').first()).toContainText('Kubernetes')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=kuberntes')
  await results.getByRole('link', { name: /^Kubernetes Hardening/ }).click()
  await expect(page).toHaveURL('/course/kubernetes-hardening')
})

test('going back before the scripts have come shows the page of before once they are there', async ({
  page,
}) => {
  await openPage(page, '/search?q=kubernetes')
  await page.getByRole('link', { name: /^Courses \(/ }).click()
  await expect(page).toHaveURL('/search?q=kubernetes&kind=course')
  const bringScripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await expect(kinds.getByRole('link', { name: /^Courses/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/search?q=kubernetes')
  await bringScripts()
  await ready(page)
  await expect(kinds.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
})

test('so does going back while the scripts take the page over', async ({ page }) => {
  await openPage(page, '/search?q=kubernetes')
  await page.getByRole('link', { name: /^Courses \(/ }).click()
  await expect(page).toHaveURL('/search?q=kubernetes&kind=course')
  const bringPage = await holdScripts(page, 'search-*')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // The first script has run and waits for the page's own, which starts by a timer before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/search?q=kubernetes')
  await bringPage()
  await ready(page)
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await expect(kinds.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the magnifying glass leads to a form that searches', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('exposed bucket')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(
      page.getByRole('list', { name: 'Results' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/lab/exposed-bucket')
  })
})
