import type { ArgTypes } from '@storybook/react-vite'

/**
 * The row of a prop whose words Storybook cannot read, as its type is made of other types: a list
 * to choose from in place of an editor.
 */
export const choicesOf = (
  prop: string,
  options: readonly (string | number)[],
  standard?: string | number,
): ArgTypes => ({
  [prop]: {
    options,
    control: { type: 'select' },
    table: {
      type: { summary: options.join(' | ') },
      ...(standard !== undefined && { defaultValue: { summary: String(standard) } }),
    },
  },
})

/** The rows of props that a story keeps by itself, as a page would: no control changes them. */
export const keptByStory = (...props: string[]): ArgTypes =>
  Object.fromEntries(props.map((prop) => [prop, { control: false }]))
