import type { Handlers } from './memoryHandlers.ts'

/** The responses about what a learner keeps of a lab. */
export const labRecordHandlers: Pick<
  Handlers,
  'getLabNotes' | 'saveLabNotes' | 'dropLabNotesCopy' | 'getLabDebrief'
> = {
  getLabNotes: async ({ adapters, params }) => ({
    data: await adapters.lab.notes(params.labPath),
  }),
  saveLabNotes: async ({ adapters, params, body }) => ({
    data: await adapters.lab.saveNotes(params.labPath, body),
  }),
  dropLabNotesCopy: async ({ adapters, params }) => ({
    data: await adapters.lab.dropNotesCopy(params.labPath, params.copyId),
  }),
  getLabDebrief: async ({ adapters, params }) => ({
    data: await adapters.lab.debrief(params.labPath),
  }),
}
