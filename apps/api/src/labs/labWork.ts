import type { Database } from '../database/database.ts'

/** What the calls tell those who run labs. */
export interface LabWork {
  /** Orders the provisioning of a queued session; `tx` is the transaction that makes the session, so that both happen or neither. */
  enqueue(tx: Database, sessionId: string): Promise<void>
  /** Sessions have ended: their targets may go at once rather than with the next look. */
  nudge(): void
}
