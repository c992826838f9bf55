import type { LabWork } from '../labs/labWork.ts'

/** No process runs labs: sessions stay queued. */
export const noLabWork: LabWork = {
  enqueue: () => Promise.resolve(),
  lookBeforeEnd: () => Promise.resolve(),
  wake: () => undefined,
}
