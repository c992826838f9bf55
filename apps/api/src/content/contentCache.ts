import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../database/database.ts'

/**
 * The most memory, in bytes, and how long something is kept, in milliseconds: a lost connection is
 * noticed within that time.
 */
const limits = { maxSize: 48_000_000, ttl: 10_000 }

/** The channel on which a trigger of the database tells that content has changed. */
const channel = 'content_changed'

/** Keeps content that was read from the database and is the same for everyone. */
export interface ContentCache {
  /**
   * Returns what is kept under this key; else `make` makes it. Callers that ask while it is made
   * get the same result. A failure is not kept. `sizeOf` returns about how many bytes it takes. A
   * key always stands for the same type.
   */
  read<T extends object>(
    key: string,
    make: () => Promise<T>,
    sizeOf: (value: T) => number,
  ): Promise<T>
  close(): Promise<void>
}

/**
 * Keeps content until it changes. The database notifies every process of every change; while it
 * cannot, nothing is kept.
 */
export async function openContentCache({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<ContentCache> {
  const kept = new LRUCache<string, object>(limits)
  const underWay = new Map<string, Promise<object>>()
  let isListening = false
  /** Counts changes: what was begun before a change may be out of date. */
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

  async function make<T extends object>(
    key: string,
    begin: () => Promise<T>,
    sizeOf: (value: T) => number,
  ): Promise<T> {
    const before = changes
    try {
      const value = await begin()
      if (isListening && changes === before)
        kept.set(key, value, { size: Math.max(1, sizeOf(value)) })
      return value
    } finally {
      if (changes === before) underWay.delete(key)
    }
  }

  return {
    async read<T extends object>(
      key: string,
      begin: () => Promise<T>,
      sizeOf: (value: T) => number,
    ) {
      const known = kept.get(key) ?? underWay.get(key)
      if (known) return known as T
      const making = make(key, begin, sizeOf)
      underWay.set(key, making)
      return making
    },
    close,
  }
}
