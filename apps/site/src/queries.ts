import { AdapterError, isSessionOver, statusOf } from '@rampart/screens/adapters/errors.ts'
import { MutationCache, QueryCache, QueryClient, notifyManager } from '@tanstack/react-query'

/** Whether no response came because there is no connection; not because it took too long. */
export const isConnectionLost = (error: Error | null) =>
  error instanceof TypeError || error?.cause instanceof TypeError

/** Longest wait that a server asks for and a page takes, in seconds. */
const longestWait = 10

/**
 * Milliseconds until a call is tried again: as long as a busy server asks for, and up to a second
 * more, so that not all visitors come back at once.
 */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof AdapterError ? error.details['retryAfter'] : undefined
  if (typeof asked !== 'number') return 500 * 2 ** failures
  return 1000 * (Math.min(asked, longestWait) + Math.random())
}

// By default after a pause, in which the second press of a double press is a call of its own.
notifyManager.setScheduler(queueMicrotask)

/**
 * A query client that reports failures of expired sessions and of the connection. Failures of 4xx
 * are final; others are tried twice more. The end of a session leads to signing in, except for
 * calls that are not made as the signed-in learner, or that the learner did not ask for (`meta: {
 * public: true }`). `onUnauthenticated` gets the time at which the learner asked for the call, in
 * milliseconds since 1970: 0 for what a page reads by itself.
 */
export function createQueries(
  onUnauthenticated: (askedAt: number) => void,
  onUnreachable: () => void = () => undefined,
): QueryClient {
  const onError = (
    error: Error,
    meta: Readonly<Record<string, unknown>> | undefined,
    askedAt = 0,
  ) => {
    if (isSessionOver(error) && meta?.['public'] !== true) onUnauthenticated(askedAt)
    if (isConnectionLost(error)) onUnreachable()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta, state }) =>
        onError(error, meta, state.submittedAt),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 2 && (statusOf(error) === 0 || statusOf(error) >= 500),
        retryDelay,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Resolves when the page has what it asked for: no call is under way, and the browser has nothing
 * to do.
 */
export async function settled(queries: QueryClient): Promise<void> {
  await idle()
  while (queries.isFetching() > 0) {
    await new Promise<void>((resolve) => {
      const end = queries.getQueryCache().subscribe(() => {
        if (queries.isFetching() > 0) return
        end()
        resolve()
      })
    })
    // What came is shown first, and may ask for more.
    await idle()
  }
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
