import type { LabWork } from '../labs/labWork.ts'

/** Nobody runs labs: sessions stay queued. */
export const noLabWork: LabWork = { enqueue: () => Promise.resolve(), nudge: () => undefined }
