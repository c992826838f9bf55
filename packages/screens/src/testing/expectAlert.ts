import { expect } from 'storybook/test'
import type { screen } from 'storybook/test'

/** Waits for an alert, and expects these words in it. */
export const expectAlert = async (
  canvas: Pick<typeof screen, 'findByRole'>,
  words: string | RegExp,
) => expect(await canvas.findByRole('alert')).toHaveTextContent(words)
