import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './startError.ts'

/** The code of a system error, such as EACCES. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Makes every file that this process creates from now on its owner's alone. */
export const keepFilesPrivate = (): void => void process.umask(0o077)

/** What the site and its commands make in a data folder, and what a new volume contains. */
const ownNames =
  /^(db|db\.lock|db\.new.*|auth-secret.*|outbox|files|cli\.(sock|key)|(backup|restore)-.*|backups\.json.*|lost\+found)$/

/** The bit of folders in which everybody may make files, such as /tmp. */
const sticky = 0o1000

/**
 * Creates the data folder, or takes one that is there, and checks that it is writable. Other users
 * may not enter it: password hashes and the signing key are in it. So a folder of the site's own
 * that is open is closed; one that is shared, or another user's, is left as it is.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot write to the folder ${folder} (${systemErrorCode(error) ?? String(error)}).`,
    )
  }
  await closeToOthers(folder)
}

async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder)
  if ((mode & 0o077) === 0) return
  const isOwn =
    uid === process.getuid?.() &&
    (mode & sticky) === 0 &&
    (await readdir(folder)).every((name) => ownNames.test(name))
  if (isOwn) await chmod(folder, 0o700)
  // A group may be meant: Kubernetes gives a volume to one, and so do backups.
  else if ((mode & 0o007) !== 0)
    throw new StartError(
      `DATA_DIR: other users can enter the folder ${folder}, and it contains other things or belongs to somebody else. Name a folder of its own, or make it 0700.`,
    )
}
