import { expect } from '@playwright/test'
import { access } from './lessons.ts'
import {
  accounts,
  endLab,
  holdScripts,
  launchLab,
  newLearner,
  openPage,
  ready,
  signIn,
  signInAs,
  test,
} from './support.ts'

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: /404/ })

  test('an unknown course has the status 404 and the specified words', async ({ page }) => {
    const response = await page.goto('/course/no-such-course')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'No course found' })).toBeVisible()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: 'No course found' })).toBeVisible()
  })

  // The second has a line end, which no name has.
  for (const path of ['/%E2%9C%93/nothing', '/bootcamps/%0a/nothing']) {
    test(`the unknown path ${path} has the status 404 and leads home`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await ready(page)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
      ).toBeVisible()
    })
  }
})

test('the copied course address and the old sign-in address redirect', async ({ page }) => {
  await page.goto('/courses/git-basics')
  await expect(page).toHaveURL('/course/git-basics')
  await page.goto('/login?returnURL=%2Fcourse%2Fgit-basics')
  await expect(page).toHaveURL('/signin?returnURL=%2Fcourse%2Fgit-basics')
})

test('other spellings redirect inside the site too, after signing in', async ({ page }) => {
  await page.goto('/signin?returnURL=%2Fcourses%2Fgit-basics%3Ffrom%3Dmail')
  await signIn(page, accounts.femi)
  await expect(page).toHaveURL('/course/git-basics?from=mail')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Git Basics')
})

test.describe('when the connection is gone', () => {
  test.use({ expectedErrors: /ERR_|Failed to fetch|could not be read/ })

  test('a course that cannot be read says so, and Retry reads it', async ({ page }) => {
    await openPage(page, '/signin')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Rampart' }).click()
    await expect(page.getByText('Failed to fetch content')).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: /Git Basics/ })).toBeVisible()
  })
})

test('the preview plays in its frame', async ({ page }) => {
  await openPage(page, '/course/linux-for-cloud')
  await page.getByRole('button', { name: /Play preview/ }).click()
  const video = page.frameLocator('iframe[title^="Preview of"]').locator('video')
  await expect(video).toBeVisible()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0)
})

test('back returns to the place in the list', async ({ page }) => {
  await openPage(page, '/')
  const card = page.getByRole('main').getByRole('listitem').last().getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await card.click()
  await expect(page).not.toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('another page that is loaded as a whole begins at its top', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await openPage(page, '/course/git-basics')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a new visit of a page begins at its top; a reload and Back from another site do not', async ({
  page,
}) => {
  const top = () => page.evaluate(() => scrollY)
  await openPage(page, '/')
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(top).toBe(500)
  await page.reload()
  await ready(page)
  await expect.poll(top).toBe(500)
  await page.goto('about:blank')
  await page.goBack()
  await ready(page)
  await expect.poll(top).toBe(500)
  await openPage(page, '/course/git-basics')
  await openPage(page, '/')
  expect(await top()).toBe(0)
})

test('what was scrolled before the scripts came is kept over a reload', async ({ page }) => {
  const top = () => page.evaluate(() => scrollY)
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(top).toBe(500)
  letCome()
  await ready(page)
  await page.reload()
  await ready(page)
  await expect.poll(top).toBe(500)
})

test('pointing at a card fetches its course; opening it asks nothing more', async ({ page }) => {
  await openPage(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/course/')) asked.push(new URL(request.url()).pathname)
  })
  const card = page.getByRole('link', { name: /Container Fundamentals/ })
  const response = page.waitForResponse('**/api/course/container-fundamentals')
  await card.hover()
  await response
  await card.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Container Fundamentals' }),
  ).toBeVisible()
  expect(asked).toEqual(['/api/course/container-fundamentals'])
})

test.describe('before scripts', () => {
  test.use({ expectedErrors: /ERR_FAILED/, colorScheme: 'light' })

  test('the chosen theme is there from the first frame', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(10, 20, 26)')
  })
})

test('a form that is sent before scripts run is sent when they are there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signin?returnURL=%2Fcourse%2Fgit-basics', { waitUntil: 'commit' })
  await signIn(page, accounts.femi)
  await release()
  await expect(page).toHaveURL('/course/git-basics')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Git Basics')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const [name, files] of [
    ['before scripts run', '*'],
    ['between those of the page and those of the header', 'late-*'],
  ] as const) {
    test(`a button pressed ${name} does once what it says when they are there`, async ({
      page,
    }) => {
      const release = await holdScripts(page, files)
      await page.goto('/', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Menu' }).click()
      if (files !== '*') await page.locator(':root[data-live]').waitFor()
      await release()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Bootcamps' })).toBeVisible()
      await ready(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('button[data-held]')).toHaveCount(0)
    })
  }

  test('filters of the page open while the code of the header is missing', async ({ page }) => {
    const release = await holdScripts(page, 'late-*')
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await release()
    await ready(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('pages of a learner’s own ask for their data while their scripts load, and once', async ({
  page,
}) => {
  await newLearner(page)
  await access(page, 'linux-for-cloud')
  await expect(page.getByRole('button', { name: 'Mark as Complete' }).first()).toBeVisible()
  const { pathname: lesson } = new URL(page.url())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const first = {
    [lesson]: [`/api/lesson/${lesson.split('/').at(-1)}`],
    '/lab-sessions': ['/api/lab/sessions/list', '/api/credits/ledger'],
    '/my-learning': ['/api/mylearning/ongoing'],
    '/my-learning/completed': ['/api/mylearning/completed'],
    '/my-learning/credentials': ['/api/credentials'],
    '/profile': ['/api/user'],
  }
  for (const [path, calls] of Object.entries(first)) {
    asked.length = 0
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked, path).toEqual(expect.arrayContaining(calls))
    await release()
    await ready(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(
      calls.map((call) => asked.filter((other) => other === call).length),
      path,
    ).toEqual(calls.map(() => 1))
    await page.unrouteAll()
  }
})

test('boxes ticked before scripts run still filter', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Lab' }).check()
  await release()
  await ready(page)
  await expect(page).toHaveURL('/?type=lab')
  await expect(page.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: /^Course/ })).toHaveCount(0)
})

test('boxes of several filters and an order chosen before scripts run all count', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Beginner' }).check()
  await page.getByRole('checkbox', { name: 'Lab' }).check()
  await page.getByRole('radio', { name: 'A to Z' }).check()
  await release()
  await ready(page)
  await expect(page).toHaveURL('/?type=lab&level=beginner&sort=title')
  await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'A to Z' })).toBeChecked()
})

test('what the server sent stays until its code is there, though a filter answers before', async ({
  page,
}) => {
  const release = await holdScripts(page, '{late,cards}-*')
  await page.goto('/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const results = main.getByRole('status').filter({ hasText: 'results' })
  const all = await results.textContent()
  const lab = page.getByRole('checkbox', { name: 'Lab' })
  await expect(async () => {
    await lab.check()
    await expect(results).not.toHaveText(all ?? '', { timeout: 100 })
  }).toPass()
  await expect(main.getByRole('link', { name: /^Course/ }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bootcamps' })).toBeVisible()
  await expect(page.locator(':root[data-ready]')).toHaveCount(0)
  await release()
  await ready(page)
  await expect(page).toHaveURL('/?type=lab')
  await expect(main.getByRole('link', { name: /^Course/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Lab/ }).first()).toBeVisible()
})

test.describe('when a part of the page cannot be loaded at once', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('signing in does not wait for the code of header and footer; the next page comes with it', async ({
    page,
  }) => {
    await page.route('**/assets/late-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/signin?returnURL=%2Fcourse%2Fgit-basics')
    await failed
    await signIn(page, accounts.femi)
    await expect(page).toHaveURL('/course/git-basics')
    await page.unroute('**/assets/late-*.js')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(heading).toContainText('Git Basics', { timeout: 100 })
    }).toPass()
  })

  test('it is as the server sent it, and works when its code comes', async ({ page }) => {
    await page.route('**/assets/{late,cards}-*.js', (route) => route.abort(), { times: 4 })
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failed
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bootcamps' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Git Basics/ })).toBeVisible()
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.locator(':root[data-ready]')).toHaveCount(1, { timeout: 100 })
    }).toPass()
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
  })

  for (const name of ['entry-client', 'react'])
    test(`it is loaded again by itself if its script ${name} failed`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort(), { times: 1 })
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/signin')
      await failed
      await ready(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Your Account')
    })

  test.describe('in French', () => {
    test.use({ locale: 'fr' })

    test('it works when the texts of its language come', async ({ page }) => {
      // Both the early request and the import fail.
      await page.route('**/assets/french-*.js', (route) => route.abort(), { times: 2 })
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/signin')
      await failed
      await ready(page)
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Sombre' }).check()
      await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accéder à votre compte')
    })
  })

  test('a learner goes on without what comes with the session', async ({ page }) => {
    const late = ['PreferencesSync', 'RunningLab', 'Notifications']
    await page.route(`**/assets/{${late.join()}}-*.js`, (route) => route.abort())
    const failures = late.map((name) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}-`)),
    )
    await signInAs(page, accounts.femi)
    await page.goto('/')
    await Promise.all(failures)
    // Not `check`: while the footer is being taken over, a choice is shown only afterwards.
    const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })
    await dark.click()
    await expect(dark).toBeChecked()
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Courses and Labs')
  })

  test('notes are shown as they were written where what reads Markdown is missing', async ({
    page,
  }) => {
    await newLearner(page)
    await launchLab(page, 'exposed-bucket')
    const notebook = page.getByRole('region', { name: 'Notebook' })
    await notebook.getByRole('textbox', { name: 'Your notes' }).fill('The *listing* is cut.')
    await page.route('**/assets/Markdown-*.js', (route) => route.abort())
    await notebook.getByText('Preview').click()
    await expect(notebook.getByText('The *listing* is cut.')).toBeVisible()
    await endLab(page)
  })

  test('a learner’s page waits for what belongs to it, and shows it when it comes', async ({
    page,
  }) => {
    await newLearner(page)
    const parts = ['LessonTranscript', 'TerminalStage']
    await page.route(`**/assets/{${parts.join()}}-*.js`, (route) => route.abort())
    const failures = parts.map((name) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}-`)),
    )
    await access(page, 'git-basics')
    await Promise.all(failures)
    await expect(page.getByRole('button', { name: 'Mark as Complete' }).first()).toBeVisible()

    await page.unroute(`**/assets/{${parts.join()}}-*.js`)
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.getByText('Transcript', { exact: true }).click()
    await expect(page.getByRole('button', { name: /\$ git init notes/ })).toBeVisible()

    await page.route('**/assets/OwnMap-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failed
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /Git Basics/ })).toBeVisible()
    await page.unroute('**/assets/OwnMap-*.js')
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(main.getByRole('link', { name: /^Continue/ })).toBeVisible({ timeout: 100 })
    }).toPass()
  })
})

test('a theme chosen before its code has come is the theme', async ({ page }) => {
  const release = await holdScripts(page, 'late-*')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await release()
  await ready(page)
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
})

test('where storage is refused a visitor signs in, and the session lasts as long as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await openPage(page, '/signin?returnURL=%2Fmy-learning')
  await signIn(page, accounts.femi)
  await expect(page).toHaveURL('/my-learning')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator(':root[data-theme="dark"]')).toBeVisible()
  // No console reports what throws while a page is left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await page.getByRole('banner').getByRole('link', { name: 'Bootcamps' }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('marks stay as small as text in a browser that shows no styles', async ({ page }) => {
  await signInAs(page, accounts.dana)
  await openPage(page, '/')
  await expect(page.getByText('Completed').first()).toBeVisible()
  const large = await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) sheet.remove()
    return [...document.querySelectorAll('svg')]
      .filter(({ viewBox }) => viewBox.baseVal.width > 0 && viewBox.baseVal.width < 100)
      .filter((mark) => mark.getBoundingClientRect().width > 100)
      .map((mark) => mark.outerHTML)
  })
  expect(large).toEqual([])
})
