import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import {
  access,
  copyFile,
  cp,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemErrorCode } from '../systemErrors.ts'
import { draftPath } from '../files/drafts.ts'
import { filesFolder, uploadFolder } from '../files/fileStore.ts'
import { isFullDisk } from '../fullDisk.ts'
import { OperationError } from '../operationError.ts'
import { packFolder } from './archive.ts'
import { backedUp, countMigrations, manifestName } from './backupManifest.ts'
import type { Manifest, Records } from './backupManifest.ts'
import type { Freeze, StoredData } from './context.ts'

/** What a backup is made with, besides the data. */
interface BackupOptions {
  readonly target: string
  readonly now: Date
  /** The public keys that it is encrypted for; none leaves it open. */
  readonly recipients: readonly string[]
  readonly records: Records | null
}

/**
 * Writes a backup into a new file, readable only by its owner. The database's files are copied and
 * uploads are hard-linked while nothing writes to the database. Then the site continues and they
 * are packed. Throws `OperationError`.
 */
export async function makeBackup(
  stored: StoredData,
  freeze: Freeze,
  { target, now, recipients, records }: BackupOptions,
): Promise<Manifest> {
  const { dataDir, authSecret } = stored
  const draft = draftPath(dataDir, 'backup')
  const part = `${target}.${randomUUID()}.part`
  const file = await openNew(part, target)
  // The folder that is being written to: for a full disk, systems do not say which one.
  let place = dataDir
  try {
    await mkdir(draft, { mode: 0o700 })
    await freeze(() => copyData(stored, draft))
    const there = await readdir(draft)
    const holds = backedUp.filter((name) => there.includes(name))
    const manifest: Manifest = {
      format: 'rampart-backup-1',
      madeAt: now.toISOString(),
      holds,
      hasOuterSecret: authSecret !== null,
      records,
      migrations: countMigrations(),
    }
    await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    })
    place = dirname(target)
    await packFolder(draft, [manifestName, ...holds], file, recipients)
    await nameWhole(part, target)
    return manifest
  } catch (error) {
    const code = systemErrorCode(error)
    throw code ? new OperationError(whyNot(place, code)) : error
  } finally {
    await file.close()
    await rm(part, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

const whyNot = (place: string, code: string): string =>
  isFullDisk(code) ? noRoom(place) : `The backup could not be written, in ${place} (${code}).`

const noRoom = (place: string): string =>
  `The backup could not be written: there is no room left in ${place}.`

/** How much more room a checkpoint may need: two files of the write-ahead log, in bytes. */
const checkpointBytes = 2 * 16 * 1024 * 1024

/**
 * Throws `OperationError` if the disk of the embedded database is full. Call it before the database
 * is used: a checkpoint that fails for lack of room leaves PGlite in a state in which a later query
 * may never end, and the whole process with it.
 */
export async function refuseFullDisk({ dataDir, databaseUrl }: StoredData): Promise<void> {
  if (databaseUrl !== null) return
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < checkpointBytes) throw new OperationError(noRoom(dataDir))
}

const nothingHere =
  'There is nothing to back up here: database, files and secrets lie elsewhere. Back up those, or say --allow-empty.'

/**
 * Throws `OperationError` if there is nothing to back up. Call it before a backup is recorded as
 * begun.
 */
export function refuseNothing(stored: StoredData): void {
  const isHere = secretsOf(stored).length > 0 || stored.databaseUrl === null || hasFiles(stored)
  if (!isHere) throw new OperationError(nothingHere)
}

/** The names of the secrets in the data folder that are in use. */
const secretsOf = ({ dataDir, authSecret }: StoredData): string[] =>
  ['auth-secret', 'auth-secret.previous'].filter(
    (name) => authSecret === null && existsSync(join(dataDir, name)),
  )

const hasFiles = ({ dataDir, s3 }: StoredData): boolean =>
  s3 === null && existsSync(filesFolder(dataDir))

const isThere = (target: string) =>
  new OperationError(`${target} is there already; a backup replaces nothing.`)

/**
 * Throws `OperationError` if there is a file of this name, or if none can be made in its folder.
 * Call it before a backup is recorded as begun.
 */
export async function refuseTarget(target: string): Promise<void> {
  if (existsSync(target)) throw isThere(target)
  await access(`${dirname(target)}/.`, constants.W_OK).catch((error: unknown) => {
    throw cannotWrite(target, error)
  })
}

const cannotWrite = (target: string, error: unknown) =>
  new OperationError(`${target} cannot be written (${systemErrorCode(error) ?? String(error)}).`)

async function openNew(part: string, target: string) {
  await refuseTarget(target)
  try {
    return await open(part, 'wx', 0o600)
  } catch (error) {
    throw cannotWrite(target, error)
  }
}

/** Gives the complete file its name, so that a file with this name is always a complete backup. */
async function nameWhole(part: string, target: string): Promise<void> {
  try {
    await link(part, target)
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') throw isThere(target)
    // Some file systems have no hard links.
    await rename(part, target)
  }
}

async function copyData(stored: StoredData, draft: string): Promise<void> {
  const { dataDir, databaseUrl } = stored
  if (databaseUrl === null) {
    const database = join(dataDir, 'db')
    if (!existsSync(join(database, 'PG_VERSION')))
      throw new OperationError(`DATA_DIR: there is no database in ${dataDir} to back up.`)
    // The process id in it would be wrong in the copy.
    const filter = (path: string) => basename(path) !== 'postmaster.pid'
    await cp(database, join(draft, 'db'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter,
    })
  }
  for (const name of secretsOf(stored)) await copyFile(join(dataDir, name), join(draft, name))
  if (hasFiles(stored))
    await linkFolder(filesFolder(dataDir), filesFolder(draft), uploadFolder(dataDir))
}

/**
 * Makes a hard link to each file: stored files never change, they are only removed. Files still
 * being received are left out.
 */
async function linkFolder(from: string, to: string, except: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (source === except) continue
    if (entry.isDirectory()) await linkFolder(source, target, except)
    // Some file systems have no hard links.
    else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target))
  }
}
