import { LRUCache } from 'lru-cache'
import type { Database, OpenDatabase } from '../../database/database.ts'
import { notify } from '../../database/notify.ts'

/** What the process that runs a session does when another one tells it of the session. */
export interface SessionSignals {
  /** The session's page is open. */
  watched(sessionId: string): void
  /** A request to the session's target has passed through a process that runs no labs. */
  used(sessionId: string): void
  /** The session is about to end, and the other process waits for the last look at it. */
  ending(sessionId: string): void
}

/** One for all, because each takes a connection. Its messages are a signal's name and an id. */
const channel = 'lab_signal'

/** The least time between two equal signals of one process about one session, in milliseconds. */
const pauses = { watched: 10_000, used: 1_000 } as const

/** Tells the process that runs a session, and may be called any number of times. */
export function createAnnounce(
  db: Database,
  signal: keyof typeof pauses,
): (sessionId: string) => Promise<void> {
  const told = new LRUCache<string, true>({ max: 10_000, ttl: pauses[signal] })
  return async (sessionId) => {
    if (told.has(sessionId)) return
    told.set(sessionId, true)
    await notify(db, channel, `${signal} ${sessionId}`)
  }
}

/** Tells the process that runs a session that it is about to end. */
export const announceEnding = (db: Database, sessionId: string): Promise<void> =>
  notify(db, channel, `ending ${sessionId}`)

/** Calls back for each signal of any process. Returns what ends it. */
export const listenToSignals = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  { watched, used, ending }: SessionSignals,
): Promise<() => Promise<void>> => {
  const handlers = new Map(Object.entries({ watched, used, ending }))
  return listen(
    channel,
    (message) => {
      const [signal = '', sessionId = ''] = message.split(' ')
      handlers.get(signal)?.(sessionId)
    },
    () => undefined,
  )
}
