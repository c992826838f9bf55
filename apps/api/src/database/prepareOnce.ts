import type { Database } from './database.ts'

/**
 * A short read that is built once for each connection pool instead of at each call, and that a
 * server parses once for each connection. Build it with placeholders and end it with
 * `.prepare(name)`; the name must be the query's own. In a transaction it is built again; outside
 * of one it shares a connection with others (`sharedConnections.ts`).
 */
export function prepareOnce<Query extends object>(
  build: (db: Database) => Query,
): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known
  }
}
