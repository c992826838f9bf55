import type { Lab } from '@rampart/contract/entities/lab'
import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { saveLabNotes } from '@rampart/contract/calls/labNotes'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { labReference } from '../labFixtures.ts'
import type { notesServer } from './notesServer.ts'
import { checkInput, refusal } from './refusals.ts'

interface Records {
  readonly notes: ReturnType<typeof notesServer>
  readonly sessions: () => readonly LabSession[]
}

/**
 * The calls about what a learner keeps of a lab, on the server of the calling learner, with the
 * API's rules.
 */
export const labRecords = (
  open: () => Records,
  requireLab: (path: string) => Lab,
  labs: readonly Lab[],
): Pick<LabAdapter, 'notes' | 'saveNotes' | 'dropNotesCopy' | 'debrief'> => ({
  notes: async (path) => {
    const { notes } = open()
    return notes.read(requireLab(path).path)
  },
  saveNotes: async (path, write) => {
    const { notes } = open()
    return notes.write(requireLab(path).path, checkInput(saveLabNotes.body, write))
  },
  dropNotesCopy: async (path, copyId) => {
    const { notes } = open()
    return notes.drop(requireLab(path).path, copyId)
  },
  debrief: async (path) => {
    const { sessions } = open()
    return memoryDebrief(requireLab(path), sessions(), labs)
  },
})

/**
 * The debrief of a lab for the learner of these sessions, by the API's rules; the site in memory
 * has too few learners for a median.
 */
function memoryDebrief(
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
