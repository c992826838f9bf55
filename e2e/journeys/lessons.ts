import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ready } from './support.ts'

const markComplete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' }).first()
export const lessonUrl = (slug: string) => new RegExp(`/course/${slug}/lesson/[\\w-]+$`)

/** Opens the course and goes to its current lesson. */
export async function access(page: Page, slug: string): Promise<void> {
  await page.goto(`/course/${slug}`)
  await ready(page)
  await page.getByRole('button', { name: 'Access Course' }).click()
  await expect(page).toHaveURL(lessonUrl(slug))
}

/** Completes the lesson that is open and waits for the page that it leads to. */
export async function complete(page: Page): Promise<void> {
  const before = page.url()
  await markComplete(page).click()
  await expect(page).not.toHaveURL(before)
}

/**
 * Chooses in every question the options that are right, or a wrong one, as their texts say in this
 * one quiz.
 */
export async function answer(page: Page, how: 'right' | 'wrong'): Promise<void> {
  for (const question of await page.getByRole('main').locator('fieldset').all()) {
    const options = question.getByRole('radio').or(question.getByRole('checkbox'))
    for (const option of await options.all()) {
      const isWrong = (
        await option.evaluate(
          (input: HTMLInputElement) => input.labels?.[0]?.textContent.trim() ?? '',
        )
      ).endsWith('(not this one)')
      if (isWrong === (how === 'wrong')) await option.check()
    }
  }
}
