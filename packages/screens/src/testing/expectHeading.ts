import { expect } from 'storybook/test'
import type { screen } from 'storybook/test'

/** Waits for a heading, and expects it to be visible. */
export const expectHeading = async (
  canvas: Pick<typeof screen, 'findByRole'>,
  name: string | RegExp,
  level = 1,
) => expect(await canvas.findByRole('heading', { level, name })).toBeVisible()
