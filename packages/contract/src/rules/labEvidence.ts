import type { LabEvidence } from '../entities/labEvidence.ts'

/** What is signed of a solved lab (Open Badges 3.0, Evidence). */
export interface SignedEvidence {
  readonly id: string
  readonly type: readonly ['Evidence']
  readonly name: string
  readonly narrative: string
  readonly genre: string
}

/**
 * A solved lab as it is signed; `page` is the credential's address. Pages compare what they show
 * with it. Do not change its words: earlier credentials would then differ from their pages.
 */
export const signedEvidence = (
  { path, title, solved, checks, minutes, solvedAt }: LabEvidence,
  page: string,
): SignedEvidence => ({
  id: `${page}#lab-${path}`,
  type: ['Evidence'],
  name: title,
  narrative: `Solved ${solved} of ${checks} checks in the hands-on lab “${title}” in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on ${solvedAt.slice(0, 10)}.`,
  genre: 'Hands-on lab',
})

/** Whole minutes from start to solution, at least 1. */
export const wholeMinutes = (from: Date, to: Date): number =>
  Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000))
