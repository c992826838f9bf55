import type { LabCheck } from './checks.ts'

/**
 * The texts of the hints that a learner has opened, by the check's id, in their order. They stay as
 * they were read.
 */
export type OpenedHints = Readonly<Record<string, readonly string[]>>

/**
 * The result of asking for a hint: the hints with the new one, that it was open already, or why it
 * is refused.
 */
export type Opening = { readonly hints: OpenedHints } | 'open already' | 'not next' | 'not found'

/** The hints opened of a check. */
export const openedOf = (opened: OpenedHints, checkId: string): readonly string[] =>
  Object.hasOwn(opened, checkId) ? (opened[checkId] ?? []) : []

/** Opens the hint of this number, from 1, of one of a lab's checks. */
export function openHint(
  checks: readonly LabCheck[],
  opened: OpenedHints,
  { checkId, number }: { checkId: string; number: number },
): Opening {
  const before = openedOf(opened, checkId)
  if (number <= before.length) return 'open already'
  const text = checks.find(({ id }) => id === checkId)?.hints[number - 1]
  if (text === undefined) return 'not found'
  if (number > before.length + 1) return 'not next'
  return { hints: { ...opened, [checkId]: [...before, text] } }
}
