import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import { uploadAge } from '../files/sweepUploads.ts'
import { listStoredNames } from './tasks.store.ts'

/** The file store's folder for files of tasks. */
export const taskFolder = 'bootcamp-tasks'

/** How many names one query checks. */
const batch = 500

/**
 * A random name that is never used again. It starts with the time of its creation, which the sweep
 * reads.
 */
export const newTaskFileName = (now: Date): string =>
  `${taskFolder}/${now.getTime().toString(36)}-${randomBytes(16).toString('hex')}`

const madeAt = (name: string): number => Number.parseInt(name.slice(name.lastIndexOf('/') + 1), 36)

/**
 * Removes files that no task has: those that a stopped process left, and those of removed
 * participants.
 */
export async function sweepTaskFiles(db: Database, files: FileStore, now: Date): Promise<void> {
  const names = (await files.list(taskFolder)).map((name) => `${taskFolder}/${name}`)
  // A younger file may be about to get its row.
  const old = names.filter((name) => madeAt(name) < now.getTime() - uploadAge)
  for (let start = 0; start < old.length; start += batch) {
    const some = old.slice(start, start + batch)
    const kept = new Set(await listStoredNames(db, some))
    for (const name of some) if (!kept.has(name)) await files.remove(name)
  }
}
