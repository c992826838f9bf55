import { expect, test } from '@playwright/test'
import { accounts, ready, signIn } from './support.ts'

/** Errors in the console are expected: React reports there that it has rendered the page again. */
test('a page that an extension has changed before scripts run works', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('page-state')) return
      observer.disconnect()
      document.body.prepend(document.createElement('div'))
      for (const input of document.querySelectorAll('input'))
        input.after(document.createElement('div'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/signin')
  await ready(page)
  await signIn(page, accounts.dana)
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})
