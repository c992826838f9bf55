import { LRUCache } from 'lru-cache'
import type { Door } from '../sessions/sessions.store.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'

/** This many are remembered, each for so long at most, in milliseconds. */
const kept = { max: 5_000, ttl: 60_000 }

/**
 * Remembers the sessions of names until they change: the database tells every process of a change as it is committed. While it cannot
 * tell, each request asks.
 */
export function knownDoors(
  find: (name: string) => Promise<Door | undefined>,
  news: Pick<SessionNews, 'follow' | 'isUp'>,
): (name: string) => Promise<Door | undefined> {
  const known = new LRUCache<string, { readonly door: Door; readonly forget: () => void }>({
    ...kept,
    dispose: ({ forget }) => forget(),
  })
  return async (name) => {
    const found = news.isUp() ? known.get(name)?.door : undefined
    if (found) return found
    const door = await find(name)
    // One that starts changes soon; one that has ended is asked for rarely.
    if (door?.status !== 'active' || !news.isUp()) return door
    let isChanged = false
    const forget = news.follow(door.id, () => {
      isChanged = true
      known.delete(name)
    })
    // Read again: it may have changed before it was followed.
    const followed = await find(name).catch((error: unknown) => {
      forget()
      throw error
    })
    if (followed && !isChanged) known.set(name, { door: followed, forget })
    else forget()
    return followed
  }
}
