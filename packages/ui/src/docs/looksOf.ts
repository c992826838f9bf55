import type { ArgTypes } from '@storybook/react-vite'

/** What vanilla-extract's recipes tell of themselves. */
interface Recipe {
  (): string
  classNames: { variants: Record<string, Record<string, string>> }
}

/**
 * The rows of a component's table for the props that it takes over from its recipe, all or the
 * named ones: Storybook reads sources without types, and misses these.
 */
export function looksOf(recipe: Recipe, ...props: string[]): ArgTypes {
  const usual = recipe().split(' ')
  const rows = Object.entries(recipe.classNames.variants).map(([prop, classes]) => {
    const standard = Object.entries(classes).find(([, names]) =>
      names.split(' ').every((className) => usual.includes(className)),
    )?.[0]
    const options = Object.keys(classes)
    return [
      prop,
      {
        options,
        control: { type: 'select' },
        table: {
          type: { summary: options.join(' | ') },
          ...(standard && { defaultValue: { summary: standard } }),
        },
      },
    ] as const
  })
  return Object.fromEntries(rows.filter(([prop]) => props.length === 0 || props.includes(prop)))
}
