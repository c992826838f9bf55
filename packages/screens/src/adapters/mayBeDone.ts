import { statusOf } from './errors.ts'

/**
 * Whether what a failed call asked for may be done all the same: its response was lost on the way,
 * or is that of a proxy that waited for the server no longer.
 */
export const mayBeDone = (error: unknown): boolean =>
  statusOf(error) === 0 || statusOf(error) >= 500
