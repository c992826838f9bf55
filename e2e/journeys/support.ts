import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Accounts of the demo data; the password of all. */
export const password = 'Rampart-demo-1!'
export const accounts = { dana: 'learner@demo.test', femi: 'fresh@demo.test', sam: 'subscriber@demo.test' } as const

/** Every journey fails on an error in the console: hydration mismatches, policy violations, broken requests. */
export const test = base.extend<{ expectedErrors: RegExp | null; quietConsole: void }>({
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !expectedErrors?.test(text)) problems.push(text)
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await use()
      if (problems.length > 0) throw new Error(`The console was not quiet:\n${problems.join('\n')}`)
    },
    { auto: true },
  ],
})

/** The browser has taken the page over: what is pressed now is heard. */
export async function ready(page: Page): Promise<void> {
  await page.locator(':root[data-ready]').waitFor()
}

/** Fills in and sends the sign-in form of the page that is open. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
