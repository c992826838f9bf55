import { expect } from '@playwright/test'
import { bucketAccess, closeBucket, findCode } from './exposedBucket.ts'
import { endLab, launchLab, newLearner, openPage, test } from './support.ts'

test('a lab is solved by its guide, its checks tick on the page, and the result stays', async ({
  page,
  context,
}) => {
  await newLearner(page)
  await launchLab(page, 'exposed-bucket')
  const mission = page.getByRole('region', { name: 'Mission', exact: true })
  const { url, keys } = await bucketAccess(page)
  await expect(mission).toContainText('0 of 5 checks')
  // A hint that is opened in one tab is also open in another one.
  const firstHint = /^Hint 1 of 3: A listing shows at most 20 keys at a time/
  const other = await context.newPage()
  await openPage(other, page.url())
  const panels = [page, other].map((tab) =>
    tab.getByRole('region', { name: 'Mission', exact: true }),
  )
  const hint = (number: number) => ({
    name: `Show hint ${number} of 3 for: Hand in the code from a file that was not meant for strangers`,
  })
  for (const panel of panels) await expect(panel.getByRole('button', hint(1))).toBeVisible()
  expect(await page.content()).not.toContain('A listing shows at most 20 keys')
  await panels[1]?.getByRole('button', hint(1)).click()
  for (const panel of panels) {
    await expect(panel.getByText(firstHint)).toBeVisible()
    await expect(panel.getByRole('button', hint(2))).toBeVisible()
  }
  await other.close()
  let loads = 0
  page.on('load', () => (loads += 1))

  const lab = await context.newPage()
  await lab.goto(url)
  expect(await lab.evaluate(async () => (await fetch('/.rampart/checks')).status)).toBe(404)
  await lab.evaluate(findCode)
  await expect(mission).toContainText('1 of 5 checks')
  await expect(mission.getByRole('status')).toHaveText(/^Solved: Hand in the code .* 1 of 5\.$/)
  await lab.evaluate(closeBucket, keys)
  await expect(mission).toContainText('Solved 5 of 5 in 1 min')
  expect(loads).toBe(0)

  await page.reload()
  await expect(mission).toContainText('Solved 5 of 5 in 1 min')
  await mission.getByText('1 hint opened').click()
  await expect(mission.getByText(firstHint)).toBeVisible()
  await endLab(page)
  await expect(page.getByText('Lab session ended. You were faster: 1 credit back.')).toBeVisible()
  await page.getByText('Credit history').click()
  const lines = page.getByRole('region', { name: 'Credits' }).getByRole('row')
  await expect(lines.filter({ hasText: 'Unused time of The Exposed Bucket' })).toContainText(
    'plus 1',
  )
  await expect(lines.filter({ hasText: 'Started The Exposed Bucket (1 hour)' })).toContainText(
    'minus 2',
  )
  await page.getByRole('tab', { name: 'History (1)' }).click()
  await expect(page.getByText('1 Solved')).toBeVisible()
  await expect(page.getByRole('article').getByText('Solved 5 of 5 in 1 min')).toBeVisible()
  await page.goto('/lab/exposed-bucket')
  await expect(page.getByText('You solved this lab: 5 of 5 checks in 1 min.')).toBeVisible()
})
