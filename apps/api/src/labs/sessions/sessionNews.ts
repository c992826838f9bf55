import type { Database, OpenDatabase } from '../../database/database.ts'
import { notify } from '../../database/notify.ts'

/**
 * The channel on which processes tell each other of a session: that it has changed, by its id, or
 * that the last look at it was taken.
 */
const sessionChannel = 'lab_session'

/** Tells every process that a session has changed; in a transaction, once that is committed. */
export const tellChange = (db: Database, sessionId: string): Promise<void> =>
  notify(db, sessionChannel, sessionId)

/** The name under which the last look at a session is followed. */
export const lastLookAt = (sessionId: string): string => `${sessionId} looked`

/** Tells every process that the last look at a session was taken. */
export const tellLastLook = (db: Database, sessionId: string): Promise<void> =>
  notify(db, sessionChannel, lastLookAt(sessionId))

/** Tells this process of changes of sessions by any process. */
export interface SessionNews {
  /**
   * Calls `onChange` after each change of a session, or after each of its last looks by
   * `lastLookAt`, and when some may have been missed. Returns what ends it.
   */
  follow(name: string, onChange: () => void): () => void
  /** Whether changes reach this process at the moment. */
  isUp(): boolean
  close(): Promise<void>
}

export async function openSessionNews({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<SessionNews> {
  const followers = new Map<string, Set<() => void>>()
  const tell = (name: string) => followers.get(name)?.forEach((onChange) => onChange())
  let isHeard = false
  const close = await listen(sessionChannel, tell, (isUp) => {
    isHeard = isUp
    if (isUp) for (const name of followers.keys()) tell(name)
  })
  return {
    follow(name, onChange) {
      const own = followers.get(name) ?? new Set()
      followers.set(name, own.add(onChange))
      return () => {
        own.delete(onChange)
        if (own.size === 0 && followers.get(name) === own) followers.delete(name)
      }
    },
    isUp: () => isHeard,
    close,
  }
}
