import * as z from 'zod/mini'
import type { Problems } from './problems.ts'
import type { YamlPath, YamlSource } from './yaml.ts'

/**
 * The YAML value with the schema's type, or undefined with one problem for each error, at its line.
 */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  source: YamlSource,
  file: string,
  problems: Problems,
): z.output<Schema> | undefined {
  const result = schema.safeParse(source.value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const path = [...issue.path, key]
        problems.add(file, source.lineOf(path), `${label(path)} is not a known key`)
      }
    } else {
      const name = issue.path.length === 0 ? 'the document' : label(issue.path)
      problems.add(
        file,
        source.lineOf(issue.path),
        `${name} ${explain(issue, valueAt(source.value, issue.path))}`,
      )
    }
  }
  return undefined
}

/** A path as an author would write it: modules[0].title. */
export function label(path: YamlPath): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : text
          ? `${text}.${String(step)}`
          : String(step),
    '',
  )
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is empty'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string' && typeof value !== 'object')
        return `must be text: put it in quotes (got ${show(value)})`
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected} (got ${show(value)})`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')} (got ${show(value)})`
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty'
      return `must ${limit('at least', issue.minimum, value)}`
    case 'too_big':
      return `must ${limit('at most', issue.maximum, value)}`
    default:
      // The message of a list's rule is enough; '(got a list)' would add nothing.
      return Array.isArray(value) ? issue.message : `${issue.message} (got ${show(value)})`
  }
}

function limit(bound: string, count: number | bigint, value: unknown): string {
  if (typeof value === 'string') return `have ${bound} ${count} characters (got ${value.length})`
  if (Array.isArray(value))
    return `have ${bound} ${count} ${count === 1 ? 'entry' : 'entries'} (got ${value.length})`
  return `be ${bound} ${count} (got ${show(value)})`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a set of keys'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function valueAt(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], root)
}
