import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../dataFolder.ts'

/** Longer than any backup or restore takes, in milliseconds. */
const draftAge = 24 * 60 * 60 * 1000

const draftName = /^(backup|restore)-[\da-f-]{36}\.draft$/

/** A new path in the data folder for what a backup or a restore prepares. */
export const draftPath = (dataDir: string, kind: 'backup' | 'restore'): string =>
  join(dataDir, `${kind}-${randomUUID()}.draft`)

/**
 * Removes drafts that a killed command has left in the data folder: they are as large as the data,
 * and keep files that people have removed since.
 */
export async function sweepDrafts(dataDir: string, now: Date): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => draftName.test(each))) {
    const path = join(dataDir, name)
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs < now.getTime() - draftAge) await rm(path, { recursive: true, force: true })
  }
}
