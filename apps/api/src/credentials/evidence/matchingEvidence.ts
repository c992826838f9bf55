import type { LabEvidence } from '@rampart/contract/entities/labEvidence'
import type { LabTrack } from '@rampart/contract/entities/labTrack'
import type { SolvedLab } from './evidence.store.ts'

/** What a credential was issued for, as far as labs matter to it. */
export type ShowsLabs = { readonly labs: readonly string[] } | LabTrack

const toEvidence = ({ domain: _domain, level: _level, ...evidence }: SolvedLab): LabEvidence =>
  evidence

/** The solved labs that belong to a course, in its order, or to a track, the first solved first. */
export function matchingEvidence(shows: ShowsLabs, solved: readonly SolvedLab[]): LabEvidence[] {
  const matching =
    'labs' in shows
      ? shows.labs.flatMap((path) => solved.filter((lab) => lab.path === path))
      : solved.filter((lab) => lab.domain === shows.domain && lab.level === shows.level)
  return matching.map(toEvidence)
}
