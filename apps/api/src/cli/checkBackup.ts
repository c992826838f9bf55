import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readChain } from '../audit/audit.store.ts'
import { verifyChain } from '../audit/verifyChain.ts'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { filesFolder } from '../files/fileStore.ts'
import { OperationError } from '../operationError.ts'
import type { Manifest } from './backupManifest.ts'
import { countKept, countWrongBalances, listStoredNames } from './records.store.ts'
import { refuseNewer, requireReadable, unpackBackup } from './restoreBackup.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'

interface Checked {
  readonly manifest: Manifest
  /**
   * What the restored database contains, such as `accounts: 5`; empty if the backup has no
   * database.
   */
  readonly holds: readonly string[]
}

/**
 * Restores a backup into a temporary folder, opens its database and compares what is in it with
 * what was counted when it was made: the records that are never removed, the audit trail, balances,
 * and the files that tasks name. Throws `OperationError` that names the first difference. Removes
 * the folder at the end.
 */
export async function checkBackup(source: string, identities: readonly string[]): Promise<Checked> {
  await requireReadable(source)
  return inTemporaryFolder('backup-check', async (folder) => {
    const manifest = await unpackBackup(folder, source, identities)
    refuseNewer(manifest.migrations)
    if (!manifest.holds.includes('db')) return { manifest, holds: [] }
    const database = await openEmbedded(folder)
    try {
      await database.prepare(({ migrate }) => migrate())
      return { manifest, holds: await checkDatabase(database.db, manifest, folder) }
    } finally {
      await database.close()
    }
  })
}

async function checkDatabase(
  db: Database,
  { records, holds }: Manifest,
  folder: string,
): Promise<string[]> {
  const { counts } = await countKept(db)
  for (const [name, before] of Object.entries(records?.counts ?? {})) {
    const now = counts[name] ?? 0
    if (now < before) throw differs(`${name}: ${now} of ${before}`)
  }
  const chain = await verifyChain(readChain(db), records?.auditHead ?? undefined)
  if ('broken' in chain) throw differs(`its audit trail breaks at entry ${chain.broken.sequence}`)
  if (!chain.hasHead) throw differs('its audit trail lacks the last entry')
  const wrong = await countWrongBalances(db)
  if (wrong > 0) throw differs(`balances that differ from the ledger: ${wrong}`)
  if (holds.includes('files')) {
    const names = await listStoredNames(db)
    const missing = names.filter((name) => !existsSync(join(filesFolder(folder), name)))
    if (missing.length > 0) throw differs(`missing files of tasks: ${missing.length}`)
  }
  return Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
}

const differs = (what: string) =>
  new OperationError(`The backup does not hold what it should: ${what}.`)
