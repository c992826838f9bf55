import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What Storybook reads of a component's sources, as much as is used here. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined> }
}

/**
 * The rows of a component's table as a reader wants them: unions spelled out, a default in its own
 * column, and no control for what cannot be typed in.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, table } = argType
      const type = documented[name]?.tsType
      const [text = '', standard] = (description ?? '').split(/\s*@default\s+/)
      return [
        name,
        {
          ...argType,
          ...(description && { description: text }),
          // A function that shows something, or React's own objects.
          ...(/ReactNode|ReactElement/.test(type?.raw ?? type?.name ?? '') && { control: false }),
          table: {
            ...table,
            ...(type?.name === 'union' && type.raw && { type: { summary: inOneLine(type.raw) } }),
            ...(standard && !table?.defaultValue && { defaultValue: { summary: standard } }),
          },
        },
      ]
    }),
  )
}

/** A type as it is written in the source, without comments. */
const inOneLine = (raw: string) =>
  raw
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim()
