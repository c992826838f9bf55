import { and, desc, eq, gt, gte, isNotNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { auditEntries } from './audit.tables.ts'
import type { AuditAction } from './auditActions.ts'
import type { StoredLink } from './verifyChain.ts'

/** Adds an entry; the database gives it its place when the transaction commits. */
export async function insertEntry(
  tx: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}

/** Whether the database has a trail: not before its first migration. */
export async function hasTrail(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ name: sql<string | null>`to_regclass('audit_entries')::text` })
    .from(sql`(values (1)) as one`)
  return row !== undefined && row.name !== null
}

/** The most entries that are listed at once. */
export const maxEntries = 1_000

export interface AuditFilter {
  readonly since?: Date
  /** An id or user name, or a kind of actor. */
  readonly actor?: string
  readonly action?: AuditAction
  /** The whole subject, such as `user:<id>`, or only its kind, such as `user`. */
  readonly subject?: string
}

/** Entries of the trail, newest first. */
export function listAudit(db: Database, { since, actor, action, subject }: AuditFilter) {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        isNotNull(auditEntries.sequence),
        since && gte(auditEntries.at, since),
        actor === undefined
          ? undefined
          : or(eq(auditEntries.actor, actor), sql`${auditEntries.actorKind} = ${actor}`),
        action && eq(auditEntries.action, action),
        subject === undefined
          ? undefined
          : or(eq(auditEntries.subject, subject), like(auditEntries.subject, `${subject}:%`)),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(maxEntries)
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]

/** The last entry of the chain; null if there is none. */
export async function findHead(db: Database): Promise<{ sequence: number; hash: string } | null> {
  const [row] = await db
    .select({ sequence: auditEntries.sequence, hash: auditEntries.hash })
    .from(auditEntries)
    .where(isNotNull(auditEntries.sequence))
    .orderBy(desc(auditEntries.sequence))
    .limit(1)
  return row && row.sequence !== null && row.hash !== null
    ? { sequence: row.sequence, hash: row.hash }
    : null
}

const batch = 1_000

/** The chain from its first entry on, in batches. */
export async function* readChain(db: Database): AsyncGenerator<StoredLink> {
  for (let after: number | null = null; ;) {
    const rows = await db
      .select({
        sequence: auditEntries.sequence,
        previous: auditEntries.previous,
        hash: auditEntries.hash,
        // In the form from which the database made the hash.
        fields: sql<(string | null)[]>`json_build_array(
          ${auditEntries.sequence}::text,
          ${auditEntries.id}::text,
          to_char(${auditEntries.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
          ${auditEntries.actorKind}, ${auditEntries.actor}, ${auditEntries.action},
          ${auditEntries.subject}, ${auditEntries.reason}, ${auditEntries.origin},
          ${auditEntries.details}::text)`,
      })
      .from(auditEntries)
      .where(after === null ? undefined : gt(auditEntries.sequence, after))
      // Rows without a place come too: only an intruder leaves any.
      .orderBy(sql`${auditEntries.sequence} nulls first`)
      .limit(batch)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.sequence
  }
}
