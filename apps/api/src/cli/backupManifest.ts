import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '../database/database.ts'

/** The entry of a backup that says what it is. */
export const manifestName = 'backup.json'

/** What else a backup may hold; on disk each has the same name in the data folder. The database comes last: with it a restore is whole. */
export const backedUp = ['auth-secret', 'files', 'db'] as const

/** Everything that is known of a backup. */
export const manifestSchema = z.object({
  format: z.literal('rampart-backup-1'),
  madeAt: z.iso.datetime(),
  holds: z.array(z.enum(backedUp)),
  /** Whether AUTH_SECRET was set, and so the key that signs tokens is not in it. */
  hasOuterSecret: z.boolean(),
  /** How many migrations the version knew that made it: an older one cannot read its database. */
  migrations: z.int(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** How many migrations this version knows. */
export function countMigrations(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] }
  return journal.entries.length
}
