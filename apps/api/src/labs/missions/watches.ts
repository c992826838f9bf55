import { LRUCache } from 'lru-cache'
import type { Database, OpenDatabase } from '../../database/database.ts'
import { notify } from '../../database/notify.ts'

/**
 * The channel on which processes tell that a session's page is open; the message is the session's
 * id.
 */
const channel = 'lab_watch'
/** How often that is told of one session by one process, in milliseconds. */
const toldEvery = 10_000

/** Tells the process that runs a session, in any number of calls, that its page is open. */
export function createAnnounceWatch(db: Database): (sessionId: string) => Promise<void> {
  const told = new LRUCache<string, true>({ max: 10_000, ttl: toldEvery })
  return async (sessionId) => {
    if (told.has(sessionId)) return
    told.set(sessionId, true)
    await notify(db, channel, sessionId)
  }
}

/**
 * Calls `onWatch` with the id of each session whose page is open, again and again as long as it is.
 */
export const listenToWatches = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  onWatch: (sessionId: string) => void,
): Promise<() => Promise<void>> => listen(channel, onWatch, () => undefined)
