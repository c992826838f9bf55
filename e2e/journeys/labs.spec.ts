import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { endLab, newLearner, openPage, test } from './support.ts'

/** Launches the lab for an hour and waits for its session page. */
async function launch(page: Page, lab: string): Promise<void> {
  await openPage(page, `/lab/${lab}`)
  await page.getByRole('button', { name: 'Launch Lab' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /1 hour/ })).toBeChecked()
  await dialog.getByRole('button', { name: /^Launch/ }).click()
  await expect(page).toHaveURL(new RegExp(`/lab/${lab}/session/[\\w-]+$`))
}

/** A value of the Lab Access card. */
const access = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Lab Access' })
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('+ dd')

test('a lab is launched, solved with what its page shows, ended and kept in the history', async ({
  page,
  context,
}) => {
  await newLearner(page)
  await launch(page, 'jwt-forgery')
  await expect(page.getByRole('region', { name: 'Lab Access' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Show Credentials' }).click()
  const url = await access(page, 'Lab URL').textContent()
  const [username, password, ownerKey] = [
    await access(page, 'username').textContent(),
    await access(page, 'password').textContent(),
    await access(page, 'ownerKey').textContent(),
  ]

  const lab = await context.newPage()
  await lab.goto(url ?? '')
  const report = await lab.evaluate(solve, { username, password, ownerKey })
  expect(report.forged).toBe(200)
  expect(report.leaked).toEqual([])
  expect(report.repaired).toBe(200)
  expect(report.forgedAfterwards).toBe(401)
  await lab.close()

  await endLab(page)
  await page.getByRole('tab', { name: 'History (1)' }).click()
  await expect(page.getByText('1 Completed')).toBeVisible()
  // The second half-hour had not begun.
  await expect(page.getByText('9 credits').first()).toBeVisible()
  const gone = await context.newPage()
  expect((await gone.goto(url ?? ''))?.status()).toBe(410)
})

/** Forges a token that nobody signed, then repairs the verifier; runs in a page of the lab. */
async function solve({
  username,
  password,
  ownerKey,
}: {
  username: string | null
  password: string | null
  ownerKey: string | null
}) {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')
  const send = (path: string, method: string, headers: Record<string, string>, body?: object) =>
    fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { token } = (await (
    await send('/login', 'POST', { 'content-type': 'application/json' }, { username, password })
  ).json()) as { token: string }
  const claims = JSON.parse(
    atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  ) as object
  const forged = `${part({ typ: 'JWT', alg: 'nOnE' })}.${part({ ...claims, role: 'admin' })}.`
  const open = async () =>
    (await send('/admin/ledger', 'GET', { authorization: `Bearer ${forged}` })).status
  const before = await open()
  const settings = {
    algorithms: ['HS256'],
    secret: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))),
    issuer: 'kestrel-ledger',
    audience: 'kestrel-api',
    maxAgeSeconds: 3600,
  }
  const repaired = (
    await send('/owner/verifier', 'PUT', { 'x-owner-key': ownerKey ?? '' }, settings)
  ).status
  return {
    forged: before,
    repaired,
    forgedAfterwards: await open(),
    leaked: Object.keys(localStorage),
  }
}

test('a lab that never starts fails, gives the credits back and offers to try again', async ({
  page,
}) => {
  await newLearner(page)
  await launch(page, 'never-starts')
  await expect(page.getByText('The lab environment did not start.').first()).toBeVisible({
    timeout: 30_000,
  })
  await page.goto('/lab-sessions?tab=history')
  await expect(page.getByText('10 credits').first()).toBeVisible()
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/lab/never-starts')
})

test('Back to another lab leaves the dialog of this one', async ({ page }) => {
  await newLearner(page)
  await openPage(page, '/lab/exposed-bucket')
  // A press works even before the header has been taken over by scripts; a key would be lost.
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search the site' })
  await search.getByRole('searchbox').fill('forge a json web token')
  await search.getByRole('menuitem', { name: /^Forge a JSON Web Token/ }).click()
  await expect(page).toHaveURL('/lab/jwt-forgery')
  await expect(search).toBeHidden()
  await page.getByRole('button', { name: 'Launch Lab' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Exposed Bucket')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Launch Lab' })).toBeVisible()
})

test('a visitor reads a lab and signs in to start it; an unknown lab says so', async ({ page }) => {
  await page.goto('/lab/exposed-bucket')
  await expect(page.getByRole('heading', { level: 1, name: 'The Exposed Bucket' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
    'href',
    '/signin?returnURL=%2Flab%2Fexposed-bucket',
  )
  await page.goto('/lab-sessions')
  await expect(page).toHaveURL('/signin?returnURL=%2Flab-sessions')
})

test('what a terminal printed and its files stay when the session ends elsewhere', async ({
  page,
}) => {
  await newLearner(page)
  await launch(page, 'exposed-bucket')
  await page.getByRole('button', { name: 'Open Terminal' }).click({ timeout: 30_000 })
  const rows = page.locator('.xterm-rows')
  await expect(rows).toContainText('~ $')
  await page.keyboard.insertText('echo kept > found.txt; cat found.txt')
  await page.keyboard.press('Enter')
  await expect(rows).toContainText(/found\.txt\s*kept\s*~ \$/)
  await page.keyboard.insertText('while true; do :; done')
  await page.keyboard.press('Enter')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post(`/api/lab/sessions/${page.url().split('/').at(-1) ?? ''}/end`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await expect(page.getByRole('region', { name: 'Terminal' })).toContainText(
    'Closed with the session.',
  )
  await expect(rows).toContainText(/found\.txt\s*kept\s*~ \$/)
  await page.keyboard.type('not typed')
  await expect(rows).not.toContainText('not typed')
  await expect(page.getByRole('button', { name: 'Save found.txt' })).toBeVisible()
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a session has room, and is found again from the lab', async ({ page }) => {
    await newLearner(page)
    await launch(page, 'exposed-bucket')
    await expect(page.getByRole('region', { name: 'Lab Access' })).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Open Terminal' }).click()
    const keys = page.getByRole('group', { name: 'Keys' })
    await expect(keys).toBeVisible()
    // The bar of the mission does not cover any of it.
    const bar = page.getByRole('link', { name: /^Mission/ })
    await expect
      .poll(async () => {
        const [above, below] = [await keys.boundingBox(), await bar.boundingBox()]
        return above && below && above.y + above.height <= below.y
      })
      .toBe(true)
    await test.step('nor where an on-screen keyboard leaves little room', async () => {
      await expect(page.locator('.xterm-rows')).toContainText('~ $')
      await page.setViewportSize({ width: 360, height: 400 })
      await expect
        .poll(async () => {
          const [above, below] = [await keys.boundingBox(), await bar.boundingBox()]
          return above && below && above.y + above.height <= below.y
        })
        .toBe(true)
    })
    await test.step('a finger scrolls back', async () => {
      await page.keyboard.insertText('for i in $(seq 99); do echo line $i; done')
      await page.keyboard.press('Enter')
      await expect(page.locator('.xterm-rows')).toContainText('line 99')
      const { x, y } = (await page.locator('.xterm-screen').boundingBox()) ?? { x: 0, y: 0 }
      const devtools = await page.context().newCDPSession(page)
      for (const [type, moved] of [
        ['touchStart', 0],
        ['touchMove', 50],
        ['touchMove', 100],
      ] as const)
        await devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + 100, y: y + 20 + moved }],
        })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page.locator('.xterm-rows')).not.toContainText('line 99')
    })
    const session = page.url()
    await page.goto('/lab/exposed-bucket')
    await expect(page.getByText('You have an active lab session running')).toBeVisible()
    await page.getByRole('link', { name: 'View Lab Session' }).click()
    await expect(page).toHaveURL(session)
  })
})
