import type { Database, OpenDatabase } from '../../database/database.ts'
import { notify } from '../../database/notify.ts'

/**
 * The channel on which processes tell each other that a session has changed; the message is its id.
 */
const changed = 'lab_session'

/** Tells every process that a session has changed; in a transaction, once that is committed. */
export const tellChange = (db: Database, sessionId: string): Promise<void> =>
  notify(db, changed, sessionId)

/** Tells this process of changes of sessions by any process. */
export interface SessionNews {
  /**
   * Calls `onChange` after each change of a session, and when some may have been missed. Returns
   * what ends it.
   */
  follow(sessionId: string, onChange: () => void): () => void
  /** Whether changes reach this process at the moment. */
  isUp(): boolean
  close(): Promise<void>
}

export async function openSessionNews({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<SessionNews> {
  const followers = new Map<string, Set<() => void>>()
  const tell = (sessionId: string) => followers.get(sessionId)?.forEach((onChange) => onChange())
  let isHeard = false
  const close = await listen(changed, tell, (isUp) => {
    isHeard = isUp
    if (isUp) for (const sessionId of followers.keys()) tell(sessionId)
  })
  return {
    follow(sessionId, onChange) {
      const own = followers.get(sessionId) ?? new Set()
      followers.set(sessionId, own.add(onChange))
      return () => {
        own.delete(onChange)
        if (own.size === 0 && followers.get(sessionId) === own) followers.delete(sessionId)
      }
    },
    isUp: () => isHeard,
    close,
  }
}
