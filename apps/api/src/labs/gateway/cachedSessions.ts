import { LRUCache } from 'lru-cache'
import type { GatewaySession } from '../sessions/sessions.store.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'

/** The most sessions that are kept, and how long each is kept, in milliseconds. */
const kept = { max: 5_000, ttl: 60_000 }

/**
 * Remembers the sessions of names until they change: the database tells every process of a change
 * as it is committed. While it cannot tell, each request asks.
 */
export function cachedSessions(
  find: (name: string) => Promise<GatewaySession | undefined>,
  news: Pick<SessionNews, 'follow' | 'isUp'>,
): (name: string) => Promise<GatewaySession | undefined> {
  const known = new LRUCache<string, { session: GatewaySession; forget: () => void }>({
    ...kept,
    dispose: ({ forget }) => forget(),
  })
  return async (name) => {
    const found = news.isUp() ? known.get(name)?.session : undefined
    if (found) return found
    const session = await find(name)
    // Not kept: a session that starts changes soon, and one that has ended is rarely asked for.
    if (session?.status !== 'active' || !news.isUp()) return session
    let isChanged = false
    const forget = news.follow(session.id, () => {
      isChanged = true
      known.delete(name)
    })
    // Read again: it may have changed before it was followed.
    const followed = await find(name).catch((error: unknown) => {
      forget()
      throw error
    })
    if (followed && !isChanged) known.set(name, { session: followed, forget })
    else forget()
    return followed
  }
}
