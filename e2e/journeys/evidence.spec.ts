import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bucketAccess, closeBucket, findCode } from './exposedBucket.ts'
import { completeQuickWin } from './lessons.ts'
import { launchLab, newLearner, openPage, test } from './support.ts'

/** Solves The Exposed Bucket in a tab of its own. */
async function solveBucket(page: Page): Promise<void> {
  await launchLab(page, 'exposed-bucket')
  const { url, keys } = await bucketAccess(page)
  const lab = await page.context().newPage()
  await lab.goto(url)
  await lab.evaluate(findCode)
  await lab.evaluate(closeBucket, keys)
  await expect(page.getByRole('region', { name: 'Mission', exact: true })).toContainText(
    'Solved 5 of 5 in 1 min',
  )
  await lab.close()
}

/** Completes the course of two lessons that names the lab. Returns the path of its certificate. */
async function completeCourse(page: Page): Promise<string> {
  await openPage(page, '/course/quick-win')
  const outline = page.getByRole('region', { name: 'Course Content' })
  await expect(outline.getByRole('heading', { name: 'Hands-on labs' })).toBeVisible()
  await expect(
    outline.getByRole('listitem').filter({ hasText: 'The Exposed Bucket' }),
  ).toContainText('Solved')
  await page.getByRole('button', { name: 'Access Course' }).click()
  await completeQuickWin(page)
  const link = page.getByText(/\/cert\/view\/CSN-\w+$/)
  await expect(link).toBeVisible()
  return new URL((await link.textContent()) ?? '').pathname
}

const fileOf = (path: string) => `/api/certificate/file/${path.split('/').at(-1)}.json`

test('a lab that was solved is proven by the certificate, with consent, and no longer without it', async ({
  page,
}) => {
  await newLearner(page)
  await solveBucket(page)
  const certificate = await completeCourse(page)
  const bare = await page.request.get(fileOf(certificate))
  expect(await bare.text()).not.toContain('Exposed Bucket')

  const question = page.getByRole('region', { name: 'Show the labs you solved?' })
  await expect(question).toContainText('The Exposed Bucket, 5 of 5 checks in 1 minute')
  await question.getByRole('button', { name: 'Show my labs' }).click()
  await expect(page.getByRole('region', { name: 'Your credentials show your labs' })).toBeVisible()

  await page.goto(certificate)
  const proof = page.getByRole('region', { name: 'Hands-on proof' })
  await expect(proof).toContainText('Did it: solved 5 of 5 checks in The Exposed Bucket')
  const check = page.getByRole('region', { name: 'This certificate is genuine and valid' })
  await expect(check).toBeVisible({ timeout: 30_000 })
  await expect(check).toContainText('date and solved labs on this page are those that were signed')
  const shown = await (await page.request.get(fileOf(certificate))).json()
  expect(shown.evidence).toMatchObject([
    { id: `${shown.id}#lab-exposed-bucket`, type: ['Evidence'], name: 'The Exposed Bucket' },
  ])

  // The question is asked only once; the answer can be changed in the profile.
  await page.goto('/my-learning/credentials')
  // The certificate, and the badge of all labs of this domain and level.
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Show my labs' })).toHaveCount(0)
  await openPage(page, '/profile')
  const toggle = page.getByRole('switch', { name: 'Labs you solved' })
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(page.getByText('Copies that somebody took before stay valid.')).toBeVisible()

  await page.goto(certificate)
  await expect(check).toBeVisible({ timeout: 30_000 })
  await expect(proof).toHaveCount(0)
  expect(await (await page.request.get(fileOf(certificate))).text()).not.toContain('Exposed Bucket')
})

test('figures that were not signed are found by the page itself', async ({ page }) => {
  await newLearner(page)
  await solveBucket(page)
  const certificate = await completeCourse(page)
  await page.getByRole('button', { name: 'Show my labs' }).click()
  await expect(page.getByRole('region', { name: 'Your credentials show your labs' })).toBeVisible()
  await page.route('**/api/certificate/file/*.json', async (route) => {
    const fetched = await route.fetch()
    const body = (await fetched.text()).replace('Solved 5 of 5', 'Solved 9 of 9')
    await route.fulfill({ response: fetched, body })
  })
  await page.goto(certificate)
  await expect(page.getByRole('region', { name: 'This certificate is not genuine' })).toBeVisible({
    timeout: 30_000,
  })
})
