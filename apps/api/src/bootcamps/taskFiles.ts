import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import { uploadAge } from '../files/sweepUploads.ts'
import { bootcampTaskFiles } from './bootcamps.tables.ts'

/** The file store's folder for files of tasks. */
export const taskFolder = 'bootcamp-tasks'

/** Names asked for in one query. */
const batch = 500

/** A random name that is never used again. It begins with the moment it was made, by which the sweep knows new ones. */
export const newTaskFileName = (now: Date): string => `${taskFolder}/${now.getTime().toString(36)}-${randomBytes(16).toString('hex')}`

const madeAt = (name: string): number => Number.parseInt(name.slice(name.lastIndexOf('/') + 1), 36)

/** Removes files that no task has: replaced or removed ones whose process died before it could, and those of participants who are gone. */
export async function sweepTaskFiles(db: Database, files: FileStore, now: Date): Promise<void> {
  const names = (await files.list(taskFolder)).map((name) => `${taskFolder}/${name}`)
  // A younger one may be about to be a task's.
  const old = names.filter((name) => madeAt(name) < now.getTime() - uploadAge)
  for (let start = 0; start < old.length; start += batch) {
    const some = old.slice(start, start + batch)
    const rows = await db.select({ storedAs: bootcampTaskFiles.storedAs }).from(bootcampTaskFiles).where(inArray(bootcampTaskFiles.storedAs, some)).limit(batch)
    const kept = new Set(rows.map(({ storedAs }) => storedAs))
    for (const name of some) if (!kept.has(name)) await files.remove(name)
  }
}
