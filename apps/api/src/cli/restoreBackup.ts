import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../systemErrors.ts'
import { draftPath } from '../files/drafts.ts'
import { OperationError } from '../operationError.ts'
import { finishRestore, placeRestored } from '../restoredFolder.ts'
import { unpackInto } from './archive.ts'
import { backedUp, countMigrations, manifestName, parseManifest } from './backupManifest.ts'
import type { Manifest } from './backupManifest.ts'
import type { StoredData } from './context.ts'

/**
 * Restores a backup into a data folder that has none of its data; `identities` are the private keys
 * that may open it. If a restore was killed, restoring the same backup again finishes it. Throws
 * `OperationError`, and then writes nothing.
 */
export async function restoreBackup(
  stored: StoredData,
  source: string,
  identities: readonly string[],
): Promise<Manifest> {
  const { dataDir } = stored
  const finished = await finishRestore(dataDir)
  if (finished === null) refuseTaken(dataDir)
  await requireReadable(source)
  const draft = draftPath(dataDir, 'restore')
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await unpackBackup(draft, source, identities)
    if (finished === null) {
      refuseUnfit(manifest, stored)
      await placeRestored(dataDir, draft)
    } else if (finished !== manifest.madeAt)
      throw new OperationError(
        `DATA_DIR: an interrupted restore is finished now. ${dataDir} has a different backup than this one, of ${finished}.`,
      )
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function refuseTaken(dataDir: string): void {
  const taken = backedUp.filter((name) => existsSync(join(dataDir, name)))
  if (taken.length > 0)
    throw new OperationError(
      `DATA_DIR: ${dataDir} contains data already (${taken.join(', ')}). Restore into another folder.`,
    )
}

export async function requireReadable(source: string): Promise<void> {
  await access(source, constants.R_OK).catch((error: unknown) => {
    throw new OperationError(
      `${source} cannot be read (${systemErrorCode(error) ?? String(error)}).`,
    )
  })
}

/**
 * Extracts a backup into an empty folder. Throws `OperationError` unless it is whole and contains
 * what its manifest says.
 */
export async function unpackBackup(
  draft: string,
  source: string,
  identities: readonly string[],
): Promise<Manifest> {
  await unpackInto(draft, source, identities).catch((error: unknown) => {
    if (error instanceof OperationError) throw error
    throw new OperationError(`${source} is not a complete backup.`)
  })
  return readManifest(draft, source)
}

/**
 * The manifest of the extracted backup, if the archive contains only the expected files and
 * folders, and no links.
 */
async function readManifest(draft: string, source: string): Promise<Manifest> {
  const refused = new OperationError(`${source} is not a backup of this site.`)
  const text = await readFile(join(draft, manifestName), 'utf8').catch(() => {
    throw refused
  })
  const manifest = parseManifest(text)
  if (!manifest) throw refused
  const entries = await readdir(draft, { withFileTypes: true, recursive: true })
  const top = entries.filter(({ parentPath }) => parentPath === draft).map(({ name }) => name)
  const isWhole = [...manifest.holds, manifestName].toSorted().join() === top.toSorted().join()
  if (!isWhole || entries.some((entry) => !entry.isFile() && !entry.isDirectory())) throw refused
  return manifest
}

export function refuseNewer(migrations: number): void {
  if (migrations > countMigrations())
    throw new OperationError('The backup was made by a newer version. Get that version first.')
}

/** Settings with which the site would not use the restored data. */
function refuseUnfit({ holds, migrations }: Manifest, { databaseUrl, s3 }: StoredData): void {
  refuseNewer(migrations)
  const hasDatabase = holds.includes('db')
  if (hasDatabase && databaseUrl !== null)
    throw new OperationError(
      'DATABASE_URL: the backup contains an embedded database. Leave it unset.',
    )
  if (!hasDatabase && databaseUrl === null)
    throw new OperationError(
      'DATABASE_URL: the backup contains no database. Restore that of the server, and set it.',
    )
  if (holds.includes('files') && s3 !== null)
    throw new OperationError(
      'S3_BUCKET: the backup contains files for DATA_DIR. Leave the settings of S3 unset.',
    )
}
