import { LRUCache } from 'lru-cache'
import type { Database, OpenDatabase } from '../../database/database.ts'
import { notify } from '../../database/notify.ts'

/** What processes tell each other of a session: the channel, and how often at most. */
interface Channel {
  /** Its messages are ids of sessions. */
  readonly name: string
  /** The least time between two messages of one process about one session, in milliseconds. */
  readonly pause: number
}

/** The session's page is open. */
const watches: Channel = { name: 'lab_watch', pause: 10_000 }
/** A request to the session's target has passed through a process that runs no labs. */
const uses: Channel = { name: 'lab_use', pause: 1_000 }

const announcing =
  ({ name, pause }: Channel) =>
  (db: Database): ((sessionId: string) => Promise<void>) => {
    const told = new LRUCache<string, true>({ max: 10_000, ttl: pause })
    return async (sessionId) => {
      if (told.has(sessionId)) return
      told.set(sessionId, true)
      await notify(db, name, sessionId)
    }
  }

const listening =
  ({ name }: Channel) =>
  (
    { listen }: Pick<OpenDatabase, 'listen'>,
    onMessage: (sessionId: string) => void,
  ): Promise<() => Promise<void>> =>
    listen(name, onMessage, () => undefined)

/** Tells the process that runs a session, in any number of calls, that its page is open. */
export const createAnnounceWatch = announcing(watches)
/** Tells it that the session's target got a request. */
export const createAnnounceUse = announcing(uses)

/** Calls back with the id of each session whose page is open, again and again as long as it is. */
export const listenToWatches = listening(watches)
/** Calls back with the id of each session whose target gets requests through another process. */
export const listenToUses = listening(uses)
