import { statusOf } from './errors.ts'

/**
 * Whether the server may have done what a failed call asked for: its response was lost, or a proxy
 * that stopped waiting for the server responded.
 */
export const mayBeDone = (error: unknown): boolean =>
  statusOf(error) === 0 || statusOf(error) >= 500
