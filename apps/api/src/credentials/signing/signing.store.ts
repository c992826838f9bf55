import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepareOnce } from '../../database/prepareOnce.ts'
import { credentials } from '../credentials.tables.ts'
import type { CredentialRecord } from './records.store.ts'
import { credentialVersions, signingKeys, statusLists } from './signing.tables.ts'

/** More than an issuer ever has; a limit nevertheless, as on every query. */
const maxKeys = 1_000

const oldestFirst = [asc(signingKeys.createdAt), asc(signingKeys.publicKey)]

/** The public halves of all keys there ever were, oldest first. */
export async function listPublicKeys(db: Database): Promise<string[]> {
  const rows = await db
    .select({ publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(...oldestFirst)
    .limit(maxKeys)
  return rows.map(({ publicKey }) => publicKey)
}

/** Every key, oldest first. */
export const listKeys = (db: Database) =>
  db
    .select()
    .from(signingKeys)
    .orderBy(...oldestFirst)
    .limit(maxKeys)

/** The keys that are not retired, oldest first. */
export function listOpenKeys(db: Database) {
  return db
    .select()
    .from(signingKeys)
    .where(isNull(signingKeys.retiredAt))
    .orderBy(...oldestFirst)
    .limit(maxKeys)
}

/** Lets no other transaction add or retire keys until this one ends. */
export async function lockKeys(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${signingKeys} in share row exclusive mode`)
}

export async function insertKey(tx: Database, key: typeof signingKeys.$inferInsert): Promise<void> {
  await tx.insert(signingKeys).values(key)
}

/** Replaces the sealed half of a key. */
export async function saveSealed(
  tx: Database,
  publicKey: string,
  sealedSecret: string,
): Promise<void> {
  await tx.update(signingKeys).set({ sealedSecret }).where(eq(signingKeys.publicKey, publicKey))
}

/** Retires all keys; the lists of revoked credentials are signed again. */
export async function retireKeys(tx: Database, retiredAt: Date): Promise<void> {
  await tx.update(signingKeys).set({ retiredAt }).where(isNull(signingKeys.retiredAt))
  await tx.update(statusLists).set({ revision: sql`${statusLists.revision} + 1` })
}

/**
 * What an issuer signed of a credential's version, null if that was erased; undefined if nothing.
 */
export async function findVersion(
  db: Database,
  { credentialId, version }: Pick<CredentialRecord, 'credentialId' | 'version'>,
  issuer: string,
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ json: credentialVersions.json })
    .from(credentialVersions)
    .where(
      and(
        eq(credentialVersions.credentialId, credentialId),
        eq(credentialVersions.version, version),
        eq(credentialVersions.issuer, issuer),
      ),
    )
    .limit(1)
  return row?.json
}

const isEarlier = (credentialId: string) =>
  and(
    eq(credentialVersions.credentialId, credentialId),
    sql`${credentialVersions.version} < (select ${credentials.version} from ${credentials} where ${credentials.credentialId} = ${credentialId})`,
  )

/**
 * Erases from the earlier signed versions of a credential what its holder has withdrawn: solved
 * labs, and the name once the account is deleted. Their places in the list stay.
 */
export async function eraseWithdrawn(db: Database, credentialId: string): Promise<void> {
  const isNameless = sql`(select ${credentials.participantName} = '' from ${credentials} where ${credentials.credentialId} = ${credentialId})`
  await db
    .update(credentialVersions)
    .set({ json: null })
    .where(
      and(
        isEarlier(credentialId),
        or(isNameless, sql`${credentialVersions.json}::jsonb ? 'evidence'`),
      ),
    )
}

/**
 * Stores a signed version. False if the version was signed before or its place in the list is
 * taken.
 */
export async function insertVersion(
  db: Database,
  values: typeof credentialVersions.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(credentialVersions)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: credentialVersions.id })
  return rows.length === 1
}

/** The list that gives out places, with how many it has given; null before the first. */
export async function findLastList(db: Database) {
  const [row] = await db
    .select({ list: statusLists.list, given: statusLists.given })
    .from(statusLists)
    .orderBy(desc(statusLists.list))
    .limit(1)
  return row ?? null
}

const listRevision = prepareOnce((db) =>
  db
    .select({ revision: statusLists.revision })
    .from(statusLists)
    .where(eq(statusLists.list, sql.placeholder('list')))
    .limit(1)
    .prepare('status_list_revision'),
)

/** The revision of a list; null if no credential has a place in it. */
export async function findListRevision(db: Database, list: number): Promise<number | null> {
  const [row] = await listRevision(db).execute({ list })
  return row?.revision ?? null
}

/** A list with its bits. */
export async function readList(db: Database, list: number) {
  const [row] = await db.select().from(statusLists).where(eq(statusLists.list, list)).limit(1)
  if (!row) throw new Error('A list of revoked credentials is missing.')
  return row
}
