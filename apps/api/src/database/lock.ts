import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing, systemErrorCode } from '../systemErrors.ts'
import { isAlive, startOf } from '../processIdentity.ts'
import type { ProcessIdentity } from '../processIdentity.ts'
import { StartError } from '../startError.ts'

/** Another process has the embedded database. */
export class DatabaseInUse extends StartError {}

const nameOf = ({ pid, startedAt }: ProcessIdentity): string => `${pid}-${startedAt ?? 'unknown'}`

function parseName(name: string): ProcessIdentity | null {
  const [, pid, startedAt] = /^(\d+)-(\d+|unknown)$/.exec(name) ?? []
  return pid === undefined || startedAt === undefined
    ? null
    : { pid: Number(pid), startedAt: startedAt === 'unknown' ? null : startedAt }
}

/**
 * Takes the lock, or throws `DatabaseInUse` that names the process which holds it. Two processes on
 * one embedded database lose data without an error, so take the lock before opening it. Returns a
 * function that releases the lock.
 *
 * The lock is a folder with one empty file, which is named after its holder. A rename to this path
 * succeeds in one step if there is no folder or an empty one, and fails if another process holds
 * the lock. A dead holder's file is removed by its own name, so that no process, even a slow one,
 * removes the lock of a living one.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const name = nameOf({ pid: process.pid, startedAt: await startOf(process.pid) })
  const draft = `${folder}.${randomUUID()}`
  await mkdir(draft, { mode: 0o700 })
  try {
    await writeFile(join(draft, name), '')
    for (;;) {
      try {
        await rename(draft, folder)
        return () => release(folder, name)
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error
      }
      await removeDead(folder)
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function removeDead(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const holder = parseName(name)
    if (holder !== null && (await isAlive(holder))) {
      throw new DatabaseInUse(
        `DATA_DIR: the embedded database is in use by process ${holder.pid} (lock ${folder}).`,
      )
    }
    await rm(join(folder, name), { force: true })
  }
}

async function release(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true })
  // Another process may hold it already.
  await rmdir(folder).catch(() => undefined)
}
