import { AdapterError } from './errors.ts'

/** Whether no response came to a call: there is no network, or the server cannot be reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AdapterError && error.status === 0 && !error.isUnreadable
