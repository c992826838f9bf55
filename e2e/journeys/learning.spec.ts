import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { access, answer, complete, completeQuickWin, lessonUrl } from './lessons.ts'
import { newLearner, openPage, ready, test } from './support.ts'

test('git-basics: from enrolment through a failed and a passed quiz to the completed page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await newLearner(page)
  asked.length = 0
  await access(page, 'git-basics')
  await expect(page.getByRole('button', { name: 'Hide captions' })).toBeVisible()
  // A request that the page makes by itself, late.
  await expect.poll(() => asked).toContain('/api/lab/sessions/list')
  await expect.poll(() => asked).toContain('/api/user/preferences')
  asked.length = 0
  await complete(page)
  await expect(page.getByRole('region', { name: 'Branches are labels' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide captions' })).toBeVisible()
  // Completing a lesson requests the next one, and nothing that does not change.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([
    expect.stringMatching(/^\/api\/lesson\/[\w-]+\/complete$/),
    expect.stringMatching(/^\/api\/lesson\/[\w-]+$/),
    expect.stringMatching(/^\/api\/lesson\/[\w-]+\/transcript$/),
  ])
  await complete(page)
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(3)

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please answer all questions before submitting.')).toBeVisible()
  await answer(page, 'wrong')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('main').getByRole('radio', { checked: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  const failed = page
    .getByRole('alertdialog', { name: 'Quiz Failed' })
    .or(page.getByRole('dialog', { name: 'Quiz Failed' }))
  await expect(failed.getByText('You need to retry the quiz.')).toBeVisible()
  await failed.getByRole('button', { name: 'Retry Quiz' }).click()
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)

  await answer(page, 'right')
  await page.getByRole('button', { name: 'Submit' }).click()
  const passed = page
    .getByRole('alertdialog', { name: 'Quiz Passed!' })
    .or(page.getByRole('dialog', { name: 'Quiz Passed!' }))
  await passed.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/course/git-basics/completed')
  await expect(page.getByText('Congratulations! You have completed the course.')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Congrats, Course Completed!' }),
  ).toBeVisible()

  await page.goto('/my-learning/completed')
  await expect(page.getByRole('heading', { name: 'Git Basics' })).toBeVisible()
  await openPage(page, '/course/git-basics')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL('/course/git-basics/completed')
  await expect(page.getByText('Course already completed.')).toBeVisible()

  // What was learned can be looked up again, from the end and from the outline.
  await page.getByRole('link', { name: 'Review lessons' }).click()
  await expect(page).toHaveURL(/\/course\/git-basics\/lesson\/[\w-]+$/)
  const firstLesson = page.url()
  await page.goto('/course/git-basics')
  const outline = page.getByRole('region', { name: 'Course Content' })
  await outline.getByRole('link').first().click()
  await expect(page).toHaveURL(firstLesson)
})

test('the completed page does not wait for a read that hangs on the page of its course', async ({
  page,
}) => {
  await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  await page.route('**/api/course/status', () => undefined, { times: 1 })
  await openPage(page, '/course/quick-win')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Congrats, Course Completed!' }),
  ).toBeVisible()
})

test('quick-win leads to a certificate that is shown, downloaded, listed and public', async ({
  page,
  browser,
  baseURL,
}) => {
  await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^CSN-[0-9A-Z]{12}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/my-learning/credentials')
  await expect(page.getByRole('heading', { name: 'Your First Firewall Rule' })).toBeVisible()
  const id = file.suggestedFilename().replace('.pdf', '')
  const stranger = await browser.newPage({ ...(baseURL && { baseURL }) })
  await stranger.goto(`/cert/view/${id.toLowerCase()}`)
  await expect(stranger.getByText('Jo Journey').first()).toBeVisible()
  await expect(stranger).toHaveTitle(/Jo Journey/)
  await stranger.close()
})

test.describe('an invite course', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('refuses a wrong code, and opens with the right one', async ({ page }) => {
    await newLearner(page)
    await openPage(page, '/course/aws-iam-essentials')
    await page.getByRole('button', { name: 'Access Course' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await dialog.getByLabel('Invite code').fill('WRONG')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(
      dialog.getByText(
        'This invite code is not valid for this course. Please check it and try again.',
      ),
    ).toBeVisible()
    await dialog.getByLabel('Invite code').fill('invite-2026')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(lessonUrl('aws-iam-essentials'))
  })
})

test.describe('a lesson', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('opened by somebody who is not enrolled says so and leads to the course', async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await browser.newPage({ ...(baseURL && { baseURL }) })
    await newLearner(other)
    await access(other, 'quick-win')
    const lesson = new URL(other.url()).pathname
    await other.close()

    await newLearner(page)
    await page.goto(lesson)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(
      page.getByText('You are not enrolled in this course. Please enroll to access lessons.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'View Course Details' }).click()
    await expect(page).toHaveURL('/course/quick-win')
  })

  test('opened by a visitor leads to signing in and back', async ({ page }) => {
    await page.goto('/course/quick-win/lesson/any')
    await expect(page).toHaveURL('/signin?returnURL=%2Fcourse%2Fquick-win%2Flesson%2Fany')
  })
})

test.describe('at 360 px with the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** Presses Tab until the element has focus. */
  async function tabTo(page: Page, name: RegExp | string): Promise<void> {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
    await expect(target).toBeVisible()
    for (let step = 0; step < 80; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${String(name)} cannot be reached.`)
  }

  test('a course is completed', async ({ page }) => {
    await newLearner(page)
    await openPage(page, '/course/quick-win')
    await tabTo(page, 'Access Course')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(lessonUrl('quick-win'))
    const first = page.url()
    await tabTo(page, 'Mark as Complete')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(first)
    await expect(page).toHaveURL(lessonUrl('quick-win'))
    await tabTo(page, 'Mark as Complete')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/course/quick-win/completed')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test.describe('a film of a terminal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is played, copied from, left and gone on with, and its lesson completed', async ({
    page,
  }) => {
    await newLearner(page)
    await access(page, 'git-basics')
    const film = page.getByRole('region', { name: 'Three places, one commit' })
    const screen = film.getByRole('region', { name: 'Terminal' })
    const position = film.getByRole('slider', { name: 'Position' })
    await film.getByRole('combobox', { name: 'Speed' }).selectOption('2')
    await film.getByRole('button', { name: 'Play' }).click()
    await expect
      .poll(async () => Number(await position.inputValue()), { message: 'it plays' })
      .toBeGreaterThan(0.5)
    await film.getByRole('button', { name: 'Pause' }).click()

    await expect(page.getByText('Terminal film, 4 min')).toBeVisible()
    await page.getByText('Transcript', { exact: true }).click()
    await page
      .getByRole('button', { name: /\$ git commit -m/ })
      .first()
      .click()
    await film.getByRole('button', { name: 'Copy command' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'git commit -m "Add the to-do list"',
    )
    await position.focus()
    await page.keyboard.press('ArrowRight')
    await expect(screen).toContainText('create mode 100644 todo.txt')
    const kept: number[] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('/position') || !response.ok()) return
      kept.push((response.request().postDataJSON() as { seconds: number }).seconds)
    })
    await page.keyboard.press('k')
    await film.getByRole('button', { name: 'Pause' }).click()
    // The value of a slider is rounded to tenths, so it may be in the next second.
    const [, minutes, seconds] = /^(\d+):(\d\d) /.exec(
      (await position.getAttribute('aria-valuetext')) ?? '',
    )!
    const left = Number(minutes) * 60 + Number(seconds)
    await expect.poll(() => kept.at(-1), { message: 'it is kept' }).toBe(left)

    await page.reload()
    await ready(page)
    await expect(position).toHaveValue(String(left))
    await expect(screen).toContainText('create mode 100644 todo.txt')
    await complete(page)
    await expect(page.getByRole('region', { name: 'Branches are labels' })).toBeVisible()
  })
})

test('a video goes on where it was left, after a reload as well', async ({ page }) => {
  await newLearner(page)
  await access(page, 'quick-win')
  const video = () => page.frameLocator('iframe').locator('video')
  await video().evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  const position = () => video().evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(position).toBeGreaterThan(2)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/position') && response.ok(),
  )
  await video().evaluate((element: HTMLVideoElement) => element.pause())
  await saved
  await page.reload()
  await ready(page)
  await expect.poll(position).toBeGreaterThan(1.5)
})

test.describe('before scripts have come', () => {
  test.use({ javaScriptEnabled: false })

  test('My Learning shows that each of its lists loads', async ({ page }) => {
    for (const [path, name] of [
      ['/my-learning', 'Ongoing'],
      ['/my-learning/completed', 'Completed'],
      ['/my-learning/credentials', 'Credentials'],
    ] as const) {
      await page.goto(path)
      const list = page.getByRole('region', { name }).locator('[aria-busy="true"]')
      await expect(list).toBeVisible()
      expect((await list.boundingBox())?.height, path).toBeGreaterThan(150)
    }
  })
})
