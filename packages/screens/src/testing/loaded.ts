import { expect, waitFor, within } from 'storybook/test'

/**
 * Play function of stories that show a whole page: it has its title, and no placeholder is left.
 */
export async function loaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1 })
  await waitFor(() => expect(canvasElement.querySelector('[inert][aria-hidden="true"]')).toBeNull())
}
