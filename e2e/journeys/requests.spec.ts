import { expect } from '@playwright/test'
import { repository } from '../../scripts/program.ts'
import { access, completeQuickWin } from './lessons.ts'
import { operate } from './operate.ts'
import { newestMail, newLearner, openPage, test } from './support.ts'

/** An operator's command in the site of these tests. */
const command = (...words: string[]) => operate({ DATA_DIR: `${repository}/e2e/.data` }, ...words)

test('a wrong name is asked for, accepted by the operator, and right on page, picture and proof', async ({
  page,
}) => {
  const { email } = await newLearner(page)
  await access(page, 'quick-win')
  await completeQuickWin(page)
  const link = page.getByText(/\/cert\/view\/CSN-\w+$/)
  const path = new URL((await link.textContent()) ?? '').pathname
  const id = path.split('/').at(-1) ?? ''
  const file = async (format: string) =>
    (await page.request.get(`/api/certificate/file/${id}.${format}`)).text()
  expect(await file('svg')).toContain('Jo Journey')

  await openPage(page, path)
  await page.getByRole('button', { name: 'Correct my name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct My Name' })
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Jo')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Joëlle')
  await dialog.getByRole('textbox', { name: 'Why? (optional)' }).fill('My whole name')
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText(/^Asked on .+\. We will write to you\.$/)).toBeVisible()

  const listed = await command('requests', 'list', '--json')
  const request = (
    JSON.parse(listed) as { id: string; email: string; name: string; note: string }[]
  ).find((one) => one.email === email)
  expect(request).toMatchObject({ name: 'Joëlle Journey', note: 'My whole name' })
  const accepted = await command('requests', 'accept', request?.id ?? '')
  expect(accepted).toContain(`${id} was issued again with the name Joëlle Journey.`)
  expect(await newestMail(page, email, /answer/)).toContain('The name is corrected')

  await page.reload()
  await expect(page.getByText('Joëlle Journey').first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'This certificate is genuine and valid' }),
  ).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: 'Correct my name' })).toBeVisible()
  const drawn = await file('svg')
  expect(drawn).toContain('Joëlle Journey')
  expect(drawn).not.toContain('Jo Journey')
})

test('credits are requested where there are too few, and granted', async ({ page }) => {
  const { email } = await newLearner(page)
  const spend = async (lab: string) => {
    await openPage(page, `/lab/${lab}`)
    await page.getByRole('button', { name: 'Launch Lab' }).click()
  }
  await spend('exposed-bucket')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('4 hours').click()
  await dialog.getByRole('button', { name: /^Launch/ }).click()
  await expect(page).toHaveURL(/\/session\//)
  await spend('jwt-forgery')
  await dialog.getByRole('button', { name: 'Ask for credits' }).click()
  await expect(dialog.getByText(/We will write to you\.$/)).toBeVisible()
  const listed = await command('requests', 'list', '--kind', 'credits', '--json')
  const { id } = (JSON.parse(listed) as { id: string; email: string }[]).find(
    (one) => one.email === email,
  ) ?? { id: '' }
  await command('requests', 'accept', id, '--credits', '10')
  await page.goto('/lab-sessions')
  await expect(page.getByText('12 credits')).toBeVisible()
})
