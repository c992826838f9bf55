import { encodings } from './encodings.ts'

export type Environment = Readonly<Record<string, string>>

/** The longest text that passes through a pipe, in characters: each filter makes it longer. */
const longest = 4096

const filters: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => encodings['base64']?.(text) ?? '',
  'xxd -p': (text) => encodings['hexadecimal']?.(text) ?? '',
  rev: (text) => encodings['reversed text']?.(text) ?? '',
  cat: (text) => text,
}

/** Puts the environment's values in place of `$NAME` and `${NAME}`. */
export const expand = (text: string, environment: Environment): string =>
  text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced: string | undefined, bare: string | undefined) => valueOf(environment, braced ?? bare ?? ''))

/**
 * What a printing command prints: printf, echo, env and printenv, piped through a filter or two.
 * Any other command is not played.
 */
export function printed(command: string, environment: Environment): string {
  const [source = '', ...pipe] = command.split('|').map((part) => part.trim())
  const text = sourceText(source, environment)
  if (text === undefined || !pipe.every((name) => Object.hasOwn(filters, name)))
    return `(${command.slice(0, 80)}: this runner plays npm, printf, echo, env, base64, xxd -p and rev)`
  return pipe.reduce((passed, name) => (filters[name]?.(passed) ?? passed).slice(0, longest), text)
}

function sourceText(source: string, environment: Environment): string | undefined {
  const [name = '', ...rest] = source.match(/'[^']*'|"[^"]*"|[^\s'"]+/g) ?? []
  const [first = '', ...values] = rest.map((word) => (word.startsWith("'") ? word.slice(1, -1) : expand(word.replaceAll('"', ''), environment)))
  if (name === 'echo') return [first, ...values].join(' ')
  if (name === 'printf') return values.reduce((text, value) => text.replace('%s', () => value), first)
  if (name === 'printenv' && first !== '') return valueOf(environment, first)
  if (name === 'env' || name === 'printenv')
    return Object.entries(environment)
      .map(([key, value]) => `${key}=${value}`)
      .join('\n')
  return undefined
}

const valueOf = (environment: Environment, name: string): string => (Object.hasOwn(environment, name) ? (environment[name] ?? '') : '')
