import type { MapPage } from '@rampart/contract/entities/publicMap'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import { mapPages } from './mapPages.tables.ts'

export async function findMapPage(db: Database, userId: string): Promise<MapPage | null> {
  const [row] = await db.select().from(mapPages).where(eq(mapPages.userId, userId)).limit(1)
  return row
    ? { id: row.mapId, showsName: row.showsName, since: row.createdAt.toISOString() }
    : null
}

/** Makes a map public, or changes whether it names its learner: a public one keeps its address. */
export async function writeMapPage(tx: Database, row: typeof mapPages.$inferInsert): Promise<void> {
  await tx
    .insert(mapPages)
    .values(row)
    .onConflictDoUpdate({ target: mapPages.userId, set: { showsName: row.showsName } })
}

/** Makes a map private again: its address shows nothing from now on. */
export async function deleteMapPage(tx: Database, userId: string): Promise<void> {
  await tx.delete(mapPages).where(eq(mapPages.userId, userId))
}

/** Whose map it is. An account that an operator disabled shows none. */
export async function findMapOwner(db: Database, mapId: string) {
  const [row] = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      showsName: mapPages.showsName,
    })
    .from(mapPages)
    .innerJoin(users, eq(users.id, mapPages.userId))
    .where(and(eq(mapPages.mapId, mapId), isNull(users.disabledAt)))
    .limit(1)
  return row ?? null
}
