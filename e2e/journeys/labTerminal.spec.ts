import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { endLab, launchLab, newLearner, test } from './support.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a lab is solved in the page’s own terminal, by the commands of its guide', async ({
  page,
}) => {
  await newLearner(page)
  await launchLab(page, 'exposed-bucket')
  const mission = page.getByRole('region', { name: 'Mission', exact: true })
  const guide = page.getByRole('region', { name: 'Guide' })
  const rows = page.locator('.xterm-rows')
  await page.getByRole('button', { name: 'Open Terminal' }).click({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Terminal' })).toContainText('Ready')
  await expect(rows).toContainText('~ $')

  const block = async (start: string) => {
    const found = guide.locator('div:has(> pre)', { hasText: start })
    await found.first().hover()
    await found
      .first()
      .getByRole('button', { name: /^Run in terminal/ })
      .click()
  }
  await expect(
    guide.getByText(/export ACCESS_KEY='.+' SECRET_KEY='••••secretKey••••'/),
  ).toBeVisible()
  await block('export LAB_URL=')
  await expect(rows).toContainText(/src="\/[\w-]+\/images/)
  await block('export BUCKET=')
  await block('list-type=2')
  await expect(rows).toContainText('<Key>')

  // A block with a gap waits in the line; here the learner gets the file in another way.
  await block('‹key›')
  await expect(rows).toContainText('‹key›')
  await page.keyboard.press('Control+c')
  await page.evaluate((text) => navigator.clipboard.writeText(text), findCode)
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await expect(rows).toContainText(/code is \w{6,}/)
  await block('code=‹the code›')
  for (const _ of '‹the code›') await page.keyboard.press('Delete')
  await page.keyboard.type('$CODE')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  // Single quotes keep the variable from being replaced, as in every shell.
  await expect(rows).toContainText(/not what we are looking for/)
  await type(page, 'curl -s "$LAB_URL/mission" -d "code=$CODE"')
  await expect(mission).toContainText('1 of 5 checks')

  await page.reload()
  await page.getByRole('button', { name: 'Open Terminal' }).click()
  await expect(rows).toContainText('~ $')
  await page.keyboard.press('ArrowUp')
  await expect(rows).toContainText('curl -s "$LAB_URL/mission" -d "code=$CODE"')
  await page.keyboard.press('Control+c')
  await type(page, 'ls; echo "bucket $BUCKET"')
  await expect(rows).toContainText('found.txt')
  await expect(rows).toContainText(/bucket \w[\w-]+/)

  await block('export ACCESS_KEY=')
  await expect(rows).toContainText('s3:ListBucket')
  await page.keyboard.press('ArrowUp')
  await expect(rows).toContainText("SECRET_KEY='••••secretKey••••'")
  await page.keyboard.press('Control+c')
  await block('cat > policy.json')
  await expect(rows).toContainText('‹only the images›')
  await page.keyboard.press('Control+c')
  await type(page, policy)
  await block('-d @policy.json')
  await expect(rows).toContainText('204')
  await expect(mission).toContainText('Solved 5 of 5')

  await expect(page.evaluate(keptTerminals)).resolves.toHaveLength(1)
  // An endless loop does not hang the page.
  await type(page, 'while true; do :; done')
  await page.keyboard.press('Control+c')
  await type(page, 'echo back $((6 * 7))')
  await expect(rows).toContainText('back 42')
  // The terminal's key for copying copies the selection; browsers open developer tools with it.
  await rows
    .locator('> div', { hasText: /^back 42/ })
    .dblclick({ position: { x: 12, y: 8 }, force: true })
  await expect(rows.getByText('back', { exact: true })).toHaveAttribute('style', /background-color/)
  await page.keyboard.press('Control+Shift+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('back')
  await type(page, 'history 2')
  await expect(rows).toContainText(/\d+ {2}echo back \$\(\(6 \* 7\)\)/)
  await type(page, 'echo cleared; clear; echo left')
  await expect(rows).not.toContainText('cleared')
  await expect(rows).toContainText('left')

  await endLab(page)
  // What the terminal stored, including secrets, is deleted with the session.
  await expect.poll(() => page.evaluate(keptTerminals)).toEqual([])

  // The files stay with the notebook until the learner removes them.
  await page.goto('/lab/exposed-bucket')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save policy.json' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('s3:GetObject')
  await page.getByRole('button', { name: 'Remove the files' }).click()
  await expect(page.getByRole('button', { name: 'Save policy.json' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Notebook' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save policy.json' })).toBeHidden()

  // All labs of this domain and level are solved.
  await page.goto('/my-learning/credentials')
  await expect(
    page.getByRole('heading', { name: 'Cloud Engineering Labs, Beginner' }),
  ).toBeVisible()
})

/** Ids of sessions whose terminals are kept in the browser. */
const keptTerminals = async () => {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await done(indexedDB.open('lab-terminals'))
  const keys = await done(database.transaction('sessions').objectStore('sessions').getAllKeys())
  database.close()
  return keys
}

/** Types a line as fast as a paste, and runs it. */
async function type(page: Page, line: string): Promise<void> {
  await page.keyboard.insertText(line)
  await page.keyboard.press('Enter')
}

/** As the guide's hint says, the list has a second page. */
const findCode = [
  'list=$(curl -s "$LAB_URL/$BUCKET/?list-type=2")',
  'next=$(echo "$list" | grep -o "<NextContinuationToken>[^<]*" | cut -d">" -f2)',
  'more=$(curl -s -G "$LAB_URL/$BUCKET/?list-type=2" --data-urlencode "continuation-token=$next")',
  'for key in $(echo "$list$more" | grep -o "<Key>[^<]*" | cut -c6-); do curl -s "$LAB_URL/$BUCKET/$key" >> found.txt; done',
  'CODE=$(grep -o "^mission-code: .*" found.txt | cut -d" " -f2)',
  'echo "code is $CODE"',
].join('; ')

const policy =
  'echo \'{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":"*","Action":"s3:GetObject","Resource":"arn:aws:s3:::\'$BUCKET\'/images/*"}]}\' > policy.json'
