import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../database/database.ts'

/** The account of a valid token, and when the token ends. */
export interface Session {
  readonly user: { readonly id: string }
  /** The id of the token. */
  readonly jti: string
  /** The version of the account that it was made for. */
  readonly tokenVersion: number
  readonly expiresAt: Date
}

/**
 * Most tokens that are remembered, and for how long, in milliseconds: a lost connection is noticed
 * by then at the latest.
 */
const limits = { max: 20_000, ttl: 10_000 }

/**
 * The channel on which triggers of the database report an account or a token that is no longer
 * accepted.
 */
const channel = 'session_ended'

/** Tokens that were found valid a moment ago. */
export interface Sessions {
  find(token: string): Session | undefined
  /** Reads a token's session with `read`, and remembers it unless a session ended meanwhile. */
  load(token: string, read: () => Promise<Session>): Promise<Session>
  /**
   * Forgets the sessions of a user or token. The database's message does the same in every process,
   * a moment later.
   */
  end(id: string): void
  close(): Promise<void>
}

/**
 * Remembers valid tokens, so that a learner's call needs no query for its token. Sign-outs, new
 * passwords and closed accounts end them at once in all processes, because the database notifies
 * all of them; while it cannot, nothing is remembered.
 */
export async function openSessions({ listen }: Pick<OpenDatabase, 'listen'>): Promise<Sessions> {
  const known = new LRUCache<string, Session>(limits)
  let isListening = false
  /** Counts ended sessions: what was read before one ended may be out of date. */
  let ended = 0
  const end = (id: string) => {
    ended += 1
    for (const [token, { user, jti }] of known.entries())
      if (user.id === id || jti === id) known.delete(token)
  }
  const close = await listen(channel, end, (isUp) => {
    isListening = isUp
    ended += 1
    known.clear()
  })
  return {
    find: (token) => known.get(token),
    async load(token, read) {
      const before = ended
      const session = await read()
      if (isListening && ended === before) known.set(token, session)
      return session
    },
    end,
    close,
  }
}
