import type { LabStatus } from '../entities/labSession.ts'

/**
 * The statuses of sessions in progress, listed under Active. Specification §2 (Lab Sessions), §4,
 * §9.
 */
export const inProgressStatuses = [
  'queued',
  'provisioning',
  'active',
] as const satisfies readonly LabStatus[]

/** The statuses of ended sessions, listed under History. Specification §2 (Lab Sessions), §9. */
export const historyStatuses = [
  'completed',
  'failed',
  'expired',
  'abandoned',
] as const satisfies readonly LabStatus[]

/**
 * The statuses that may follow each status. Ended while active is `completed`, ended before that is
 * `abandoned`, past its time is `expired`; any problem before the end is `failed`. Specification
 * §4.
 */
export const labTransitions: Record<LabStatus, readonly LabStatus[]> = {
  queued: ['provisioning', 'failed', 'abandoned'],
  provisioning: ['active', 'failed', 'abandoned'],
  active: ['completed', 'failed', 'expired'],
  completed: [],
  failed: [],
  expired: [],
  abandoned: [],
}

/** Whether a session may change from one status to the other. Specification §4. */
export function canTransition(from: LabStatus, to: LabStatus): boolean {
  return labTransitions[from].includes(to)
}

/** Whether a session of this status counts as in progress. Specification §4, §9. */
export function isInProgress(status: LabStatus): boolean {
  return (inProgressStatuses as readonly LabStatus[]).includes(status)
}
