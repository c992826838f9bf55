import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backedUp, manifestName, parseManifest } from './cli/backupManifest.ts'
import { prepareDataFolder } from './dataFolder.ts'
import { ignoreMissing, systemErrorCode } from './systemErrors.ts'
import { StartError } from './startError.ts'

/** The folder of what a restore has read and checked, until all of it is in its place. */
const wholeFolder = (dataDir: string) => join(dataDir, 'restore-whole')

/** Prepares a data folder, and finishes a restore into it that was killed. Throws `StartError`. */
export async function openDataFolder(dataDir: string): Promise<void> {
  await prepareDataFolder(dataDir)
  await finishRestore(dataDir)
}

/**
 * Moves what a restore has read and checked into the data folder: all of it, even if this process
 * is killed meanwhile, because each later process begins with `finishRestore`. Otherwise a start
 * would make a new database beside the restored secret and files.
 */
export async function placeRestored(dataDir: string, draft: string): Promise<void> {
  await rename(draft, wholeFolder(dataDir))
  await finishRestore(dataDir)
}

/**
 * Finishes a restore that was killed, if there is one. Returns when its backup was made, or null.
 * Two processes may do it at once.
 */
export async function finishRestore(dataDir: string): Promise<string | null> {
  const whole = wholeFolder(dataDir)
  const names = await readdir(whole).catch(ignoreMissing)
  if (names === undefined) return null
  const manifest = await readFile(join(whole, manifestName), 'utf8').catch(ignoreMissing)
  for (const name of backedUp.filter((each) => names.includes(each)))
    await rename(join(whole, name), join(dataDir, name)).catch((error: unknown) => {
      const code = systemErrorCode(error)
      // The other process was faster.
      if (code === 'ENOENT') return
      throw new StartError(
        `DATA_DIR: ${join(whole, name)}, which was restored, cannot be moved to ${dataDir} (${code ?? String(error)}).`,
      )
    })
  await rm(whole, { recursive: true, force: true })
  return parseManifest(manifest ?? '')?.madeAt ?? null
}
