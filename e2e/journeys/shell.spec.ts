import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  accounts,
  newLearner,
  openPage,
  password,
  ready,
  signIn,
  signInAs,
  test,
} from './support.ts'

const phone = { width: 360, height: 740 }

/** Signs in by the form: then the token is this browser's own, and gone once it is removed. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await openPage(page, `/signin?returnURL=${encodeURIComponent(path)}`)
  await signIn(page, accounts.dana)
  await expect(page).toHaveURL(path)
  // The page has been loaded: it gets the focus.
  await expect(page.getByRole('main')).toBeFocused()
}

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test.describe('logging out', () => {
  test('is over at once though the server does not respond, and the server is told', async ({
    page,
  }) => {
    await openSignedIn(page, '/my-learning')
    await page.route('**/api/auth/logout', () => undefined)
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const told = page.waitForRequest('**/api/auth/logout')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect((await told).headers()['authorization']).toBe(`Bearer ${token}`)
    await expect(page.evaluate(() => localStorage.getItem('authToken'))).resolves.toBeNull()
  })

  test('in one tab leaves the own page of the other one, and what it showed', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/')
    const other = await context.newPage()
    await openPage(other, '/my-learning')
    await expect(other.getByRole('link', { name: 'Continue Learning' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(other).toHaveURL('/signin?returnURL=%2Fmy-learning')
    await expect(other.getByRole('link', { name: 'Continue Learning' })).toHaveCount(0)
  })

  test('and in as somebody else in one tab shows nothing of the first person in the other', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/my-learning')
    await expect(page.getByRole('link', { name: 'Continue Learning' }).first()).toBeVisible()
    const { email } = await newLearner(await context.newPage())
    const response = await page.request.post('/api/auth/login', { data: { email, password } })
    const { token } = (await response.json()) as { token: string }
    const other = await context.newPage()
    await openPage(other, '/')
    await other.evaluate((value) => localStorage.setItem('authToken', value), token)
    await expect(page.getByRole('link', { name: 'Continue Learning' })).toHaveCount(0)
    await expect(page).toHaveURL('/my-learning')
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('menu')).toContainText('Jo Journey')
  })
})

test('a token that ends meanwhile leads to signing in, without a click, and back', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, '/my-learning/completed')
  await page.clock.fastForward('08:00:01')
  await expect(page).toHaveURL('/signin?returnURL=%2Fmy-learning%2Fcompleted')
  await page.clock.setSystemTime(new Date())
  await signIn(page, accounts.dana)
  await expect(page).toHaveURL('/my-learning/completed')
})

test.describe('by keyboard', () => {
  test('the account menu opens, moves by keys, closes and opens a page', async ({ page }) => {
    await openSignedIn(page, '/')
    const trigger = page.getByRole('button', { name: 'Account' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'My Learning' })).toBeFocused()
    await expect(page.getByRole('menu')).toContainText('Dana')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'My Learning' })).toBeFocused()
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/lab-sessions')
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('the drawer holds the focus, gives it back, and hands it to the page it leads to', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/signin')
    const trigger = page.getByRole('button', { name: 'Menu' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeFocused()
    for (const name of [
      'Close',
      'Bootcamps',
      'Verify Cert',
      'Community',
      'Blog',
      'Sign In',
      'Close',
    ]) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`))
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'Verify Cert' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/verify-cert')
    await expect(drawer).toHaveCount(0)
    // A screen reader says which page was opened.
    await expect(
      page.getByRole('main', { name: 'Verify Certificate · Rampart', exact: true }),
    ).toBeFocused()
  })
})

test.describe('at 360 px', () => {
  // One of the pages is that for an unknown address.
  test.use({ expectedErrors: /404/ })

  test('the shell is no wider than the screen; the drawer takes three quarters of it', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await signInAs(page, accounts.dana)
    for (const path of ['/', '/verify-cert', '/no/such/page']) {
      await page.goto(path)
      await page.locator(':root[data-ready]').waitFor()
      expect(await isWider(page), path).toBe(false)
      if (path !== '/') continue
      await page.getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.getByText('Dana Learner')).toBeVisible()
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(90)
      expect((await drawer.boundingBox())?.width).toBe(270)
      expect(await isWider(page)).toBe(false)
    }
  })
})

test('the theme chosen in the footer holds at once and after loading again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/verify-cert')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check()
  await expect(page.locator(':root')).not.toHaveAttribute('data-theme')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_|Failed to (?:fetch|load)|could not be|PageUnavailable/ })

  test('the site says so, keeps what was typed, and says when it is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/verify-cert')
    await page.getByRole('textbox', { name: 'Certification ID' }).fill('CSN-TYPED')
    await context.setOffline(true)
    await expect(page.getByText('No connection.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Back online')).toBeVisible()
    await expect(page.getByText('Back online')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Certification ID' })).toHaveValue('CSN-TYPED')
  })

  test('a page whose script could not be loaded comes when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/signin')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Verify Cert' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'Certification ID' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('what a notification tells of is told once its code can be loaded', async ({ page }) => {
    const code = '**/assets/Notifications-*'
    // From the beginning: on a slow machine the code is requested before the press.
    await page.route(code, (route) => route.abort())
    await page.route('**/api/user/export', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/Notifications-'),
    )
    await openSignedIn(page, '/profile')
    await page.getByRole('button', { name: 'Download my data' }).click()
    await failed
    await page.unroute(code)
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByText('Your data could not be downloaded')).toBeVisible({
        timeout: 100,
      })
    }).toPass()
  })

  test('a page whose script cannot be loaded can be tried again; header and footer stay', async ({
    page,
    context,
  }) => {
    await openPage(page, '/signin')
    await page.evaluate(() => {
      // The browser does not always send the event, and the page would continue without the press.
      addEventListener('online', (event) => event.stopImmediatePropagation(), true)
    })
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Verify Cert' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page).toHaveTitle('This page could not be loaded · Rampart')
    await expect(page).toHaveURL('/verify-cert')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('textbox', { name: 'Certification ID' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    // Its styles also failed once.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
            ({ sheet }) => sheet,
          ),
        ),
      )
      .toBe(true)
  })

  test('a menu that cannot be loaded is said, and the next press opens it', async ({ page }) => {
    await page.clock.install()
    const fetched = page.waitForResponse(/\/Notifications-[^/]+\.js$/)
    await openSignedIn(page, '/')
    // The code of notifications is loaded in a quiet moment.
    await page.clock.fastForward(4_000)
    await fetched
    // The code fails late, as on a slow network: the returning focus requests it again, and that
    // request is not over when the next press makes one.
    let isBroken = true
    await page.route('**/assets/AccountMenu*.js', async (route) => {
      const fails = isBroken
      await new Promise((resolve) => setTimeout(resolve, 300))
      await (fails ? route.abort() : route.continue())
    })
    const trigger = page.getByRole('button', { name: 'Account' })
    await trigger.click()
    await expect(page.getByRole('alert')).toContainText(
      'This part could not be loaded. Check your connection and try again.',
    )
    await page.keyboard.press('F6')
    // The focus moves with the next frame.
    await expect(page.getByRole('alertdialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(trigger).toBeFocused()
    isBroken = false
    await trigger.click()
    await expect(page.getByRole('menuitem', { name: 'My Learning' })).toBeVisible()
  })
})

test.describe('with a new release while a tab is open', () => {
  test.use({ expectedErrors: /404|Failed to fetch|could not be|PageUnavailable/ })

  test('the next page is loaded as a whole, once', async ({ page }) => {
    await openPage(page, '/signin')
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
    // Until the next document, the files of this one are gone.
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/**', (route) =>
      documents === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Verify Cert' }).click()
    await expect(page.getByRole('textbox', { name: 'Certification ID' })).toBeVisible()
    await ready(page)
    await expect(page).toHaveURL('/verify-cert')
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(false)
    expect(documents).toBe(1)
  })

  test('a script that stays gone ends in words, not in reloading', async ({ page }) => {
    await openPage(page, '/signin')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/verifyCertificate*.js', (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Verify Cert' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(documents).toBe(1)
  })
})

test('what was removed in the middle of two transitions is not kept in memory', async ({
  page,
}) => {
  await openSignedIn(page, '/profile')
  await expect(page.getByRole('tablist')).toBeVisible()
  const removed = await page.evaluateHandle(async () => {
    const part = document.createElement('div')
    part.style.transition = 'color 1s, background-color 1s'
    document.body.append(part)
    part.style.color = getComputedStyle(part).color
    let begun = 0
    await new Promise<void>((resolve) => {
      part.addEventListener('transitionrun', () => {
        begun += 1
        if (begun === 2) resolve()
      })
      part.style.color = 'red'
      part.style.backgroundColor = 'blue'
    })
    part.remove()
    return new WeakRef(part)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  const browser = await page.context().newCDPSession(page)
  await expect
    .poll(async () => {
      await browser.send('HeapProfiler.collectGarbage')
      return removed.evaluate((part) => part.deref()?.localName)
    })
    .toBeUndefined()
})

test('words on dark grounds are black on paper, where most browsers print no grounds', async ({
  page,
}) => {
  await page.goto('/lab/metadata-ssrf')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const words = [
    page.getByRole('heading', { level: 1 }),
    page.getByText('A link-preview service fetches any address'),
    page.getByText('export LAB_URL='),
    page.getByRole('link', { name: 'Sign In to Continue' }),
  ]
  for (const text of words) await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('no card is cut between two sheets of paper', async ({ page }) => {
  await openPage(page, '/')
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('listitem').filter({ hasText: 'Git Basics' })
  await expect(card).toHaveCSS('break-inside', 'avoid')
})

test('long lines of code are not cut on paper', async ({ page }) => {
  await openPage(page, '/lab/metadata-ssrf')
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('pre').filter({ hasText: 'export LAB_URL=' })
  await expect(code).toHaveCSS('white-space', 'pre-wrap')
})
