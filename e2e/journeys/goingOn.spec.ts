import { expect } from '@playwright/test'
import { access, answer, complete, completeQuickWin } from './lessons.ts'
import { newestMail, newLearner, openPage, test } from './support.ts'

test('a completed course is reviewed, told of by mail, and the next one is started', async ({
  page,
}) => {
  const { email } = await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  const picture = page.getByRole('img', { name: /certificate/i })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: /Add to LinkedIn/ })).toHaveAttribute(
    'href',
    /linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&name=.+&certId=CSN-/,
  )

  await page.getByRole('link', { name: 'Review lessons' }).click()
  await expect(page).toHaveURL(/\/course\/quick-win\/lesson\/[\w-]+$/)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await page.goBack()

  const mail = await newestMail(page, email, /You earned a certificate/)
  expect(mail).toMatch(/\/cert\/view\/CSN-[0-9A-Z]{12}/)
  expect(mail).toContain('Next for you:')

  const next = page.getByRole('region', { name: 'Next for you' })
  const [course, lab] = [next.getByRole('link').first(), next.getByRole('link').nth(1)]
  await expect(lab).toHaveAttribute('href', /^\/lab\//)
  const href = (await course.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/course\/(?!quick-win)/)
  await course.click()
  await expect(page).toHaveURL(href)
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(new RegExp(`${href}/lesson/[\\w-]+$`))

  // The card says where the course continues, and how long it takes.
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/my-learning')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText(/ left$/)).toBeVisible()
})

test('a failed quiz leads to the paragraph, to the missed questions, and to a pass', async ({
  page,
}) => {
  await newLearner(page)
  await access(page, 'git-basics')
  await complete(page)
  await complete(page)
  const quizUrl = page.url()
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(3)
  await answer(page, 'right')
  // If only the last answer is wrong, the quiz is not passed: two of three are 67 percent.
  const last = page.getByRole('main').locator('fieldset').last()
  await last.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  const failed = page.getByRole('alertdialog', { name: 'Quiz Failed' })
  await expect(failed.getByText('70% is needed to pass.')).toBeVisible()
  await failed.getByRole('button', { name: 'Try the missed questions' }).click()
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(1)

  await page.getByRole('link', { name: /: Undoing what others have$/ }).click()
  await expect(page).toHaveURL(/\/lesson\/[\w-]+#text-undoing-what-others-have$/)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Undoing what others have' }),
  ).toBeInViewport()
  // The address alone leads there too.
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Undoing what others have' }),
  ).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(quizUrl)

  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(1)
  await answer(page, 'wrong')
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(page.getByText('One is still wrong.')).toBeVisible()
  await answer(page, 'right')
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(
    page.getByText('All of them are right now. Take the whole quiz to pass.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Retry Quiz' }).click()
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(3)
  await answer(page, 'right')
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page
    .getByRole('alertdialog', { name: 'Quiz Passed!' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await expect(page).toHaveURL('/course/git-basics/completed')
})

test('a lesson shows its contents beside the text, and its film as text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newLearner(page)
  await access(page, 'git-basics')
  await expect(page.getByText('Terminal film, 4 min')).toBeVisible()
  await page.getByText('Transcript', { exact: true }).click()
  await page.getByRole('button', { name: /\$ git init notes/ }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')

  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'Taking it back' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/#text-taking-it-back$/)
  await expect(page.getByRole('heading', { name: 'Taking it back' })).toBeInViewport()
  await expect(contents.locator('[aria-current=location]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/lesson\/[\w-]+$/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before))
})

test('on paper a lesson is its text, without film and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newLearner(page)
  await access(page, 'git-basics')
  const film = page.getByRole('region', { name: 'Terminal' })
  const outline = page.getByRole('complementary', { name: 'Course content' })
  const complete = page.getByRole('button', { name: 'Mark as Complete' })
  const screenOnly = [film, outline, complete.first(), complete.last()]
  for (const part of screenOnly) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of screenOnly) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Taking it back' })).toBeVisible()
})

test('a preview plays as soon as it is asked to', async ({ page }) => {
  await openPage(page, '/course/git-basics')
  await page.getByRole('button', { name: /^Play preview/ }).click()
  const film = page.frameLocator('iframe').locator('video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})
