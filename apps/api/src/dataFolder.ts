import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from './startError.ts'
import { systemErrorCode } from './systemErrors.ts'

/** Makes every file that this process creates from now on its owner's alone. */
export const keepFilesPrivate = (): void => void process.umask(0o077)

/** What the site and its commands make in a data folder, and what a new volume contains. */
const ownNames =
  /^(\.probe-\d+|db|db\.lock.*|db\.new.*|auth-secret.*|outbox|files|cli\.(sock|key)|(backup|restore)-.*|backups\.json.*|lost\+found)$/

/** The bit of folders in which everybody may make files, such as /tmp. */
const sticky = 0o1000

/**
 * Creates the data folder, or takes one that exists, and checks that it is writable. Other users
 * must not be able to enter it, because it contains password hashes and the signing key. So a
 * folder of the site's own that they can enter is closed to them; a folder that is shared, or
 * another user's, stays as it is.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await makeFolder(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot write to the folder ${folder} (${systemErrorCode(error) ?? String(error)}).`,
    )
  }
  await closeToOthers(folder)
}

/**
 * Makes a folder and those above it. `mkdir` with `recursive` never ends where the system refuses
 * to make one, such as in /proc: it takes each ENOENT for a missing folder above.
 */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 })
  const isMissing = (path: string) =>
    stat(path).then(
      () => false,
      (error: unknown) => systemErrorCode(error) === 'ENOENT',
    )
  await make()
    .catch(async (error: unknown) => {
      if (systemErrorCode(error) !== 'ENOENT' || !(await isMissing(dirname(folder)))) throw error
      await makeFolder(dirname(folder))
      await make()
    })
    .catch((error: unknown) => {
      // Another process was faster, or it is not a folder, in which case writing the first file
      // fails.
      if (systemErrorCode(error) !== 'EEXIST') throw error
    })
}

async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder)
  if ((mode & 0o077) === 0) return
  const isOwn =
    uid === process.getuid?.() &&
    (mode & sticky) === 0 &&
    (await readdir(folder)).every((name) => ownNames.test(name))
  if (isOwn) await chmod(folder, 0o700)
  // Access by a group may be intended: Kubernetes gives a volume to one, and so do backups.
  else if ((mode & 0o007) !== 0)
    throw new StartError(
      `DATA_DIR: other users can enter the folder ${folder}, and it contains other things or belongs to somebody else. Name a folder of its own, or make it 0700.`,
    )
}
