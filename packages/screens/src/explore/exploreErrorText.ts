import { AdapterError } from '../adapters/errors.ts'

/** 'the error message or 'Failed to fetch content'' (specification §8). */
export function exploreErrorText(error: unknown): string {
  return error instanceof AdapterError && error.serverMessage ? error.serverMessage : 'Failed to fetch content'
}
