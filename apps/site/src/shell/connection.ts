import { apiBase } from '@rampart/contract/calls/call'
import { createListeners } from '@rampart/screens/session/createListeners.ts'

/** Whether the site can be reached. */
export interface Connection {
  isOnline(): boolean
  subscribe(listener: () => void): () => void
  /** Checks now: because a request failed, or the visitor asks. */
  check(): Promise<void>
}

/**
 * How long until the next check while there is no connection, and how long a check may take, in
 * milliseconds.
 */
const interval = 5_000
const timeout = 8_000

/** Any response will do. */
export const askServer = () =>
  fetch(`${apiBase}/health/live`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  })

/**
 * Watches the connection by the browser's events and by `check`. A failed request alone proves
 * nothing, and neither does the browser's report that there is some network: the server is asked.
 * While it cannot be reached, it is asked again and again.
 */
export function watchConnection(ask: () => Promise<unknown> = askServer): Connection {
  const listeners = createListeners()
  let isOnline = navigator.onLine
  let next: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined

  const set = (found: boolean) => {
    clearTimeout(next)
    if (!found) next = setTimeout(() => void check(), interval)
    if (found === isOnline) return
    isOnline = found
    listeners.notify()
  }
  const check = () =>
    (looking ??= ask()
      .then(
        () => set(true),
        () => set(false),
      )
      .finally(() => (looking = undefined)))
  addEventListener('offline', () => set(false))
  addEventListener('online', () => void check())
  if (!isOnline) set(false)

  return {
    isOnline: () => isOnline,
    subscribe: listeners.subscribe,
    check,
  }
}

/** For the server, and for tests without a connection. */
export const noConnectionWatch: Connection = {
  isOnline: () => true,
  subscribe: () => () => undefined,
  check: async () => undefined,
}
