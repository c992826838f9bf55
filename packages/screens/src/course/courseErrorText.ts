import { AdapterError } from '../adapters/errors.ts'

/** 'the error message or 'Failed to load course details.'' (specification §8). */
export function courseErrorText(error: unknown): string {
  return error instanceof AdapterError && error.serverMessage ? error.serverMessage : 'Failed to load course details.'
}
