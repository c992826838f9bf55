import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Accounts of the demo data; the password of all. */
export const password = 'Rampart-demo-1!'
export const accounts = {
  dana: 'learner@demo.test',
  femi: 'fresh@demo.test',
  sam: 'subscriber@demo.test',
} as const

/**
 * Every journey fails on an error in the console of any tab of the site: hydration mismatches,
 * policy violations, broken requests.
 */
export const test = base.extend<{ expectedErrors: RegExp | null; quietConsole: void }>({
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      // A lab has tabs, too.
      const isOfSite = (page: Page | null) => page?.url().startsWith(baseURL ?? '') ?? false
      context.on('console', (message) => {
        const text = message.text()
        if (!isOfSite(message.page()) || expectedErrors?.test(text)) return
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${text} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        if (isOfSite(error.page())) problems.push(String(error.error()))
      })
      await use()
      if (problems.length > 0) throw new Error(`The console was not quiet:\n${problems.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Waits until the browser has taken over the page: from then on presses have an effect. */
export async function ready(page: Page): Promise<void> {
  await page.locator(':root[data-ready]').waitFor()
}

/** Opens a page, and waits until presses have an effect. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/**
 * Holds back scripts, all or those of a name. Returns the function that releases them, which fails
 * if the page has requested none of that name.
 */
export async function holdScripts(page: Page, name = '*'): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route(`**/assets/${name}.js`, async (route) => {
    asked += 1
    await held.promise
    await route.continue()
  })
  return async () => {
    await expect.poll(() => asked, `scripts ${name} that were held`).toBeGreaterThan(0)
    held.resolve()
  }
}

/** Fills in and sends the sign-in form of the page that is open. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

const json = { 'content-type': 'application/json' }
let made = 0

/**
 * A new learner of this test's own, with the credits of a new account; signed in on every page that
 * is opened from now on.
 */
export async function newLearner(page: Page): Promise<{ email: string }> {
  const email = `${process.pid}-${Date.now()}-${(made += 1)}@journey.test`
  const { data } = await post<{ data: { registration: string } }>(page, '/auth/signup', {
    firstName: 'Jo',
    lastName: 'Journey',
    email,
    password,
    invitation: null,
  })
  await post(page, '/auth/confirm', {
    registration: data.registration,
    otp: await mailedCode(page, email),
  })
  await signInAs(page, email)
  return { email }
}

/** Signs in without the form, on every page that is opened from now on. Returns the token. */
export async function signInAs(page: Page, email: string): Promise<string> {
  const { token } = await post<{ token: string }>(page, '/auth/login', { email, password })
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token)
  return token
}

async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const response = await page.request.post(`/api${path}`, { headers: json, data: body })
  if (!response.ok())
    throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
  return (await response.json()) as T
}

/** The newest mail to the address, as text: the site of these tests has no mail server. */
export async function newestMail(page: Page, email: string, subject: RegExp): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      // The server may close an idle connection while the request is being sent.
      const list = await (await page.request.get('/dev/outbox', { maxRetries: 2 })).text()
      const row = list
        .split('<tr>')
        .find((row) => row.includes(`<td>${email}</td>`) && subject.test(row))
      path = /href="([^"]+)"/.exec(row ?? '')?.[1] ?? ''
      return path
    })
    .not.toBe('')
  return (await page.request.get(path)).text()
}

/** The code in the newest mail to the address, of one kind where there are several. */
export async function mailedCode(page: Page, email: string, subject = /code/): Promise<string> {
  // On a line of its own: the page's addresses have groups of eight, too.
  return /^ +(\d{8})$/m.exec(await newestMail(page, email, subject))?.[1] ?? ''
}

/** Starts a lab for the time that its dialog proposes. */
export async function launchLab(page: Page, path: string): Promise<void> {
  await openPage(page, `/lab/${path}`)
  await page.getByRole('button', { name: 'Launch Lab' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Launch/ })
    .click()
}

/** Ends the lab of the open session, and waits for the list of sessions. */
export async function endLab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Lab Session' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click()
  await expect(page).toHaveURL(/\/lab-sessions/)
}

/** Makes the signed-in learner's map public without its dialog. Returns the path of its page. */
export async function publishMap(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const response = await page.request.put('/api/mylearning/map/page', {
    headers: { ...json, authorization: `Bearer ${token}` },
    data: { isPublic: true, showsName: true },
  })
  const { data } = (await response.json()) as { data: { id: string } }
  return `/map/${data.id}`
}
