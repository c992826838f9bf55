import { unsetVariables } from './guideVariables.ts'
import type { Lab } from './types.ts'

/**
 * What is wrong with the hints of a lab: a variable in their code that its guide does not set, or
 * the name of another check, whose solution they would reveal.
 */
export function hintFaults({ checks, guide }: Pick<Lab, 'checks' | 'guide'>): string[] {
  const known = new Set(unsetVariables(guide).map(({ name }) => name))
  return checks.flatMap(({ id, hints }) =>
    hints.flatMap((hint, index) => {
      const place = `Hint ${index + 1} of ${id}`
      const code = [...hint.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text).join('\n')
      const unset = unsetVariables(`${guide}\n\n~~~bash\n${code}\n~~~\n`)
      const other = checks.find((check) => check.id !== id && hint.includes(check.name))
      return [
        ...unset
          .filter(({ name }) => !known.has(name))
          .map(({ name }) => `${place} uses $${name}, which its guide does not set.`),
        ...(other ? [`${place} names another check, ${other.id}.`] : []),
      ]
    }),
  )
}
