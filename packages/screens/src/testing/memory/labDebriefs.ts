import type { Lab } from '@rampart/contract/entities/lab'
import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { labReference } from '../labFixtures.ts'
import { refusal } from './refusals.ts'

/** The debrief of a lab for the learner of these sessions, by the API's rules; the site in memory has too few learners for a median. */
export function memoryDebrief(
  lab: Lab,
  sessions: readonly LabSession[],
  labs: readonly Lab[],
): LabDebrief {
  const solved = new Set(
    sessions.flatMap(({ mission, lab: { path } }) => (mission?.solvedAt ? [path] : [])),
  )
  if (!solved.has(lab.path)) throw refusal('lab_not_solved')
  const next = labs.find(({ path, domain }) => domain === lab.domain && !solved.has(path))
  const { checks = [] } =
    sessions.find((session) => session.lab.path === lab.path && session.mission)?.mission ?? {}
  return {
    reference: checks.flatMap(({ id, name }) => {
      const reference = labReference[id]
      return reference ? [{ id, name, ...reference }] : []
    }),
    median: null,
    read: [],
    next: next
      ? {
          path: next.path,
          title: next.title,
          level: next.level,
          domain: next.domain,
          minutes: 45,
        }
      : null,
  }
}
