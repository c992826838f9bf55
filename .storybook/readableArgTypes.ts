import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

/** The parts of Storybook's documentation of a component that are used here. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined> }
}

/**
 * The rows of a component's table in a readable form: unions spelled out, a default in its own
 * column, the right control, and none for values that cannot be typed in.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const documented = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, table } = argType
      const type = documented[name]?.tsType
      const [text = '', standard] = (description ?? '').split(/\s*@default\s+/)
      const control = controlOf(name, argType.type, initialArgs?.[name])
      return [
        name,
        {
          ...control,
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

/**
 * Replaces the JSON editor that Storybook has for each type that it does not know: a list for words
 * to choose from, a field for text or number, a switch for a boolean. A row with neither a known
 * type nor a value gets none, as the editor would begin with `{}`, which few components can show.
 */
function controlOf(name: string, type: SBType | string | undefined, value: unknown) {
  if (!type || typeof type === 'string') return {}
  const members = type.name === 'union' ? type.value.filter((member) => !isNothing(member)) : []
  const words = members.flatMap(wordsOf)
  const [first] = members
  if (
    words.length > 1 &&
    members.every((member) => wordsOf(member).length > 0 || isLiteral(member))
  )
    return {
      options: [...new Set([...words, ...literalsIn(type.raw ?? '')])],
      control: { type: 'select' as const },
    }
  if (members.length === 1 && first && first.name in fields)
    return { control: { type: fields[first.name as keyof typeof fields] } }
  if (/^(?:is|has)[A-Z]/.test(name) && type.name !== 'function')
    return { control: { type: 'boolean' as const } }
  if (isUnknown(type) && typeof value === 'string') return { control: { type: 'text' as const } }
  if (isUnknown(type) && (value === undefined || hasFunction(value)))
    return { control: false as const }
  return {}
}

/** The editor of an object would print the code of its functions. */
const hasFunction = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  // Objects may contain themselves.
  depth < 5 &&
  Object.values(value).some((part) => typeof part === 'function' || hasFunction(part, depth + 1))

const fields = { string: 'text', number: 'number', boolean: 'boolean' } as const

const isNothing = (type: SBType) =>
  type.name === 'other' && ['undefined', 'null'].includes(type.value)

const isLiteral = (type: SBType) => type.name === 'other' && type.value === 'literal'

const isUnknown = (type: SBType) => !type.name || ['object', 'other', 'union'].includes(type.name)

const wordsOf = (type: SBType): string[] => (type.name === 'enum' ? type.value.map(String) : [])

/**
 * The words in quotes: for a single word beside a named type, Storybook keeps only that there is
 * one.
 */
const literalsIn = (raw: string) => [...raw.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)

/** A type as it is written in the source, without comments. */
const inOneLine = (raw: string) =>
  raw
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim()
