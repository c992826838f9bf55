import { openContentCache } from '../content/contentCache.ts'

/** A cache that keeps nothing: each request of a test reads the content. */
export const noContentCache = await openContentCache({
  listen: async () => async () => undefined,
})
