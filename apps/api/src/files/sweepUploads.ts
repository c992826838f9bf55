import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../dataFolder.ts'

/** Longer than any form takes to be received and handled, in milliseconds. */
export const uploadAge = 60 * 60 * 1000

/**
 * Removes files of forms that stopped processes left. Files in use, also by other processes, are
 * younger.
 */
export async function sweepUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs < now.getTime() - uploadAge) await rm(path, { force: true })
  }
}
