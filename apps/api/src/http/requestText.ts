/**
 * What a text that passed its schema can still have wrong: PostgreSQL takes neither NUL characters nor
 * halves of surrogate pairs. The value has its schema's shape, so it is not deep.
 */
export function textProblem(value: unknown, path: readonly string[] = []): { path: string; msg: string } | null {
  if (typeof value === 'string') {
    const isFine = value.isWellFormed() && !value.includes('\0')
    return isFine ? null : { path: path.join('.'), msg: 'This text has characters that cannot be stored.' }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, entry] of Object.entries(value)) {
    const problem = textProblem(entry, [...path, key])
    if (problem) return problem
  }
  return null
}
