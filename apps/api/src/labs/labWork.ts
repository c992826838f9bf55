import type { Database } from '../database/database.ts'

/** How the calls notify the runner of labs. */
export interface LabWork {
  /**
   * Queues the provisioning of a learner's queued session; `tx` is the transaction that adds the
   * session, so that both happen or neither.
   */
  enqueue(tx: Database, session: { readonly id: string; readonly userId: string }): Promise<void>
  /**
   * Records what is solved in an active session that is about to end, here or in the process that
   * reaches its target. Takes a few seconds at most; never fails.
   */
  lookBeforeEnd(sessionId: string): Promise<void>
  /** Sessions have ended: stops their targets at once, before the next tick. */
  wake(): void
}
