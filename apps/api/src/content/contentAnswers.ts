import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../database/database.ts'
import type { StoredContent } from '../http/stored.ts'

/** Room for answers with their encodings, in bytes, and how long they are kept, in milliseconds: a lost connection is noticed by then. */
const limits = { maxSize: 32_000_000, ttl: 10_000 }

/** The channel on which a trigger of the database tells that an import has changed the content. */
const channel = 'content_changed'

/** Answers that are content alone, and the same for everyone. */
export interface ContentAnswers {
  /** The answer that is kept under this key, or else the one that `make` returns. Who asks while it is made waits for the same one. */
  read(key: string, make: () => Promise<StoredContent>): Promise<StoredContent>
  close(): Promise<void>
}

/**
 * Keeps such answers until the content changes. The database tells every process of an import, also of one by another process; while
 * it cannot, nothing is kept. An answer that fails is not kept.
 */
export async function openContentAnswers({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<ContentAnswers> {
  const kept = new LRUCache<string, StoredContent>({
    ...limits,
    sizeCalculation: ({ length }) => 2 * length,
  })
  const underWay = new Map<string, Promise<StoredContent>>()
  let isListening = false
  /** Counts imports: an answer that was begun before may have been read too early. */
  let changes = 0
  const forget = () => {
    changes += 1
    kept.clear()
    underWay.clear()
  }
  const close = await listen(channel, forget, (isUp) => {
    isListening = isUp
    forget()
  })

  async function make(key: string, begin: () => Promise<StoredContent>): Promise<StoredContent> {
    const before = changes
    try {
      const answer = await begin()
      if (isListening && changes === before) kept.set(key, answer)
      return answer
    } finally {
      if (changes === before) underWay.delete(key)
    }
  }

  return {
    async read(key, begin) {
      const known = kept.get(key) ?? underWay.get(key)
      if (known) return known
      const making = make(key, begin)
      underWay.set(key, making)
      return making
    },
    close,
  }
}
