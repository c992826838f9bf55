import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Another try, by the button that the page offers for it. */
export async function retry(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
}

/** Work is under way, and the button says so. */
export const expectBusy = (button: HTMLElement) =>
  waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))

/** Words that fade in, such as those of a notification. */
export const expectWords = (words: string) =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible())

/** The alert of a form or page. */
export const expectAlert = async (words: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(words)

/** Fills a field at once: quicker than key by key. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Fills a field, and sends its form. */
export async function fillAndSend(field: HTMLElement, text: string): Promise<void> {
  await fill(field, text)
  await userEvent.keyboard('{Enter}')
}

/** Forgets what other stories have typed and not sent. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('draft:')) localStorage.removeItem(key)
}
