import { fieldError } from '@rampart/contract/errors/fieldErrors'
import type { FieldError } from '@rampart/contract/errors/fieldErrors'

/**
 * What can still be wrong with a text after its schema: PostgreSQL accepts neither NUL characters
 * nor halves of surrogate pairs. The value has its schema's shape, so it is not deep.
 */
export function textProblem(value: unknown, path: readonly string[] = []): FieldError | null {
  if (typeof value === 'string') {
    const isFine = value.isWellFormed() && !value.includes('\0')
    return isFine ? null : fieldError(path.join('.'), 'unstorable_text')
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, entry] of Object.entries(value)) {
    const problem = textProblem(entry, [...path, key])
    if (problem) return problem
  }
  return null
}
