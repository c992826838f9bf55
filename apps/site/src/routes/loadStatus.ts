import { statusOf } from '@rampart/screens/adapters/errors.ts'

/**
 * HTTP status of a page from its data: 200, 404 for null, 429 for a visitor who asks too much, 503
 * if loading failed.
 */
export async function loadStatus(read: () => Promise<unknown>): Promise<number> {
  try {
    return (await read()) === null ? 404 : 200
  } catch (error) {
    // The page renders its loading state; the browser tries again and shows the error.
    return statusOf(error) === 429 ? 429 : 503
  }
}
