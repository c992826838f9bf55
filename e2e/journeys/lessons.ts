import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openPage } from './support.ts'

const markComplete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' }).first()
export const lessonUrl = (slug: string) => new RegExp(`/course/${slug}/lesson/[\\w-]+$`)

/** Opens the course and goes to its current lesson. */
export async function access(page: Page, slug: string): Promise<void> {
  await openPage(page, `/course/${slug}`)
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(lessonUrl(slug))
}

/** Completes the lesson that is open and waits for the page that it leads to. */
export async function complete(page: Page): Promise<void> {
  const before = page.url()
  await markComplete(page).click()
  await expect(page).not.toHaveURL(before)
}

/** Completes both lessons of `quick-win`, the first of which is open. */
export async function completeQuickWin(page: Page): Promise<void> {
  for (const next of [lessonUrl('quick-win'), /\/course\/quick-win\/completed$/]) {
    await complete(page)
    await expect(page).toHaveURL(next)
  }
}

/** The right options of the quiz of Git Basics; a test of the catalogue compares them with it. */
const rightOptions = new Set([
  'git diff --staged',
  'It is a label that points to one commit',
  'After a merge, deleting it loses no commits',
  'git revert, then an ordinary push',
])

/** Chooses the right options in every question of the quiz of Git Basics, or wrong ones. */
export async function answer(page: Page, how: 'right' | 'wrong'): Promise<void> {
  for (const question of await page.getByRole('main').locator('fieldset').all()) {
    const options = question.getByRole('radio').or(question.getByRole('checkbox'))
    for (const option of await options.all()) {
      const text = await option.evaluate(
        (input: HTMLInputElement) => input.labels?.[0]?.textContent.trim() ?? '',
      )
      if (rightOptions.has(text) === (how === 'right')) await option.check()
    }
  }
}
