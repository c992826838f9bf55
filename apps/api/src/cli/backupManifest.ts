import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '../database/database.ts'

/** The entry that describes the backup. */
export const manifestName = 'backup.json'

/** The other entries of a backup; each has the same name in the data folder. */
export const backedUp = ['auth-secret', 'auth-secret.previous', 'files', 'db'] as const

/**
 * How many rows the tables have whose rows are never removed, and the last hash of the audit trail.
 */
const recordsSchema = z.object({
  counts: z.record(z.string(), z.int()),
  auditHead: z.string().nullable(),
})

export type Records = z.infer<typeof recordsSchema>

/** The description of a backup. */
const manifestSchema = z.object({
  format: z.literal('rampart-backup-1'),
  madeAt: z.iso.datetime(),
  holds: z.array(z.enum(backedUp)),
  /** Whether AUTH_SECRET was set. The backup then does not contain the key that signs tokens. */
  hasOuterSecret: z.boolean(),
  /**
   * What the database held just before it was copied; null if it is not in the backup, or could not
   * be opened.
   */
  records: recordsSchema.nullable().default(null),
  /**
   * How many migrations the version had that made the backup; an older version cannot read its
   * database.
   */
  migrations: z.int(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Reads a manifest; undefined if the text is not one. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** How many migrations this version has. */
export function countMigrations(): number {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as { entries: unknown[] }
  return journal.entries.length
}
