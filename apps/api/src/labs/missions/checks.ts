/** A check of a lab, as its files name it. */
export interface LabCheck {
  readonly id: string
  /** What is true when it is solved, in plain text. */
  readonly name: string
  /** It is true from the start and must still be true at the end. */
  readonly guard: boolean
  /** From clue to solution, opened one after another; plain text with code between backticks. */
  readonly hints: readonly string[]
  /** The heading in the guide where it is worked on. */
  readonly section?: string | undefined
  /**
   * The author's way, for those who have solved the lab; plain text with code between backticks.
   * Guards have none.
   */
  readonly reference?: { readonly how: string; readonly minutes: number } | undefined
}

/** A check in a session, as its target reported it last. */
export interface SessionCheck extends Omit<LabCheck, 'hints' | 'reference'> {
  /** How many hints it has; sessions from before hints have none. */
  readonly hintCount?: number
  readonly holds: boolean
  /**
   * ISO 8601. Of a task since when it is true, of a guard since when everything else is true too;
   * null if it is not solved.
   */
  readonly solvedAt: string | null
}

/**
 * The checks of a new session: nothing is solved, and all guards are true, as a test of the content
 * makes sure.
 */
export const unsolved = (checks: readonly LabCheck[]): readonly SessionCheck[] =>
  checks.map(({ id, name, guard, hints, section }) => ({
    id,
    name,
    guard,
    ...(section !== undefined && { section }),
    hintCount: hints.length,
    holds: guard,
    solvedAt: null,
  }))

/**
 * The checks after a report of which ones are true. What is no longer true opens again. Guards are
 * solved only once everything is true at the same time: before that they would count without
 * anything being done. Returns the same array if nothing has changed.
 */
export function applyReport(
  checks: readonly SessionCheck[],
  holding: ReadonlySet<string>,
  now: Date,
): { readonly checks: readonly SessionCheck[]; readonly isSolved: boolean } {
  const isSolved = checks.length > 0 && checks.every(({ id }) => holding.has(id))
  const next = checks.map((check): SessionCheck => {
    const holds = holding.has(check.id)
    const isDone = holds && (isSolved || !check.guard)
    const solvedAt = isDone ? (check.solvedAt ?? now.toISOString()) : null
    return { ...check, holds, solvedAt }
  })
  const hasChanged = next.some(
    ({ holds, solvedAt }, index) =>
      holds !== checks[index]?.holds || solvedAt !== checks[index]?.solvedAt,
  )
  return { checks: hasChanged ? next : checks, isSolved }
}
