import { expect } from '@playwright/test'
import { accounts, openPage, ready, signIn, test } from './support.ts'

test('browse, filter, open a course, sign in, come back and enrol', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
  ).toBeVisible()
  await ready(page)
  await page.getByRole('checkbox', { name: 'DevOps', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Beginner' }).check()
  await page.getByRole('checkbox', { name: 'Course' }).check()
  await expect(page).toHaveURL('/?type=course&level=beginner&domain=devops')
  const found = page.getByText('3 results', { exact: true })
  await expect(found).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
  await expect(found).toBeVisible()
  await page.getByRole('link', { name: /Git Basics/ }).click()

  await expect(page).toHaveURL('/course/git-basics')
  await expect(page).toHaveTitle(/^Git Basics/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Sign In to Continue' }).click()
  await expect(page).toHaveURL('/signin?returnURL=%2Fcourse%2Fgit-basics')
  await signIn(page, accounts.femi)

  await expect(page).toHaveURL('/course/git-basics')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(/\/course\/git-basics\/lesson\/[\w-]+$/)
  const lesson = page.url()

  await page.goBack()
  await expect(page).toHaveURL('/course/git-basics')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(lesson)
})

test('sorted by length the address says so, a reload and the way back keep it, and filters go on', async ({
  page,
}) => {
  await openPage(page, '/?type=lab')
  await page.getByRole('radio', { name: 'A to Z' }).check()
  await expect(page).toHaveURL('/?type=lab&sort=title')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  const sorted = async () => {
    const all = await titles.allInnerTexts()
    return all.length > 3 && all.join('\n') === all.toSorted().join('\n')
  }
  await expect.poll(sorted).toBe(true)
  await page.reload()
  await ready(page)
  await expect(page.getByRole('radio', { name: 'A to Z' })).toBeChecked()
  expect(await sorted()).toBe(true)
  await page.getByRole('checkbox', { name: 'Expert' }).check()
  await expect(page).toHaveURL('/?type=lab&level=expert&sort=title')
  // An item of both lists: the address changes before the list is shown.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Expert/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lab\//)
  await page.goBack()
  await expect(page).toHaveURL('/?type=lab&level=expert&sort=title')
  await page.getByRole('radio', { name: 'Suggested' }).check()
  await expect(page).toHaveURL('/?type=lab&level=expert')
})

test('the address holds the type, in both ways, without filling the history', async ({ page }) => {
  await openPage(page, '/?type=lab')
  await expect(page.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: /^Course/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Course' }).check()
  await page.getByRole('checkbox', { name: 'Lab' }).uncheck()
  await expect(page).toHaveURL('/?type=course')
  await page.getByRole('checkbox', { name: 'Course' }).uncheck()
  await expect(page).toHaveURL('/')
  await expect(page.evaluate(() => history.length)).resolves.toBe(2)
  // By key: the footer moves while the cards are loaded, and a click could miss it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Labs' }).press('Enter')
  await expect(page).toHaveURL('/?type=lab')
  await expect(page.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
})

test('links to the page that is shown lead to its top, and Back to where it was left', async ({
  page,
}) => {
  await openPage(page, '/')
  const top = () => page.evaluate(() => scrollY)
  const labs = page.getByRole('contentinfo').getByRole('link', { name: 'Labs' })
  await labs.scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(300)
  await labs.click()
  await expect(page).toHaveURL('/?type=lab')
  await expect.poll(top).toBe(0)
  await expect(page.getByRole('main')).not.toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(top).toBeGreaterThan(before - 200)

  await page.getByRole('banner').getByRole('link', { name: 'Rampart' }).click()
  await expect.poll(top).toBe(0)

  // A filter is no link, so the page keeps its scroll position.
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('checkbox', { name: 'Course' }).check()
  await expect(page).toHaveURL('/?type=course')
  expect(await top()).toBeGreaterThan(200)
})

test('a hash that is not encoded as it should be harms nothing', async ({ page }) => {
  await openPage(page, '/#100%')
  await page.getByRole('checkbox', { name: 'Lab' }).check()
  await expect(page).toHaveURL('/?type=lab')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
  ).toBeVisible()
})

test('filters that leave nothing say so, and Clear All brings everything back', async ({
  page,
}) => {
  await page.goto('/explore?type=lab')
  await expect(page).toHaveURL('/?type=lab')
  await ready(page)
  const cards = page.getByRole('main').getByRole('listitem')
  const labs = await cards.count()
  expect(labs).toBeGreaterThanOrEqual(10)
  await page.getByRole('checkbox', { name: 'DevSecOps' }).check()
  await page.getByRole('checkbox', { name: 'Cloud engineering' }).check()
  await expect.poll(() => cards.count()).toBeLessThan(labs)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cards.count()).toBeGreaterThan(labs)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the sheet filters by type and level', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Lab', { exact: true }).click()
    await sheet.getByText('Beginner', { exact: true }).click()
    await expect(sheet.getByText('DevSecOps')).toHaveCount(0)
    await expect(sheet.getByText(/^\d+ results?$/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Show Results' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/?type=lab&level=beginner')
    await expect(page.getByRole('link', { name: /The Exposed Bucket/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Forge a JSON Web Token/ })).toHaveCount(0)
  })

  test('a domain of the address is counted, and cleared in the sheet', async ({ page }) => {
    await openPage(page, '/?type=lab&level=beginner&domain=devops')
    await page.getByRole('button', { name: 'Filters (3)' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/')
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Show Results' }).click()
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  })

  test('the sheet goes where a wider window has the panel', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Lab', { exact: true }).click()
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(sheet).toBeHidden()
    await page.getByRole('checkbox', { name: 'Beginner' }).check()
    await expect(page).toHaveURL('/?type=lab&level=beginner')
  })

  test('the drawer opens a page and closes', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/signin')
    await expect(drawer).toBeHidden()
  })

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/course/linux-for-cloud', '/signin', '/my-learning']) {
      await page.goto(path)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(360)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('catalogue and course are readable, titled and described', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Linux for the Cloud/ })).toBeVisible()
    await page.getByRole('link', { name: /Linux for the Cloud/ }).click()
    await expect(page).toHaveTitle(/^Linux for the Cloud/)
    await expect(page.getByRole('heading', { name: "What You'll Learn" })).toBeVisible()
    await expect(page.getByText('2 Hrs 30 Mins')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
    )
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/)
  })
})
