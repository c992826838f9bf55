import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemErrorCode } from '../dataFolder.ts'
import { checkName } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'

/** The prefix of files that are still being written; `list` leaves them out. */
const draftEnding = '.draft'

/**
 * Files in a folder of this machine, readable only by their owner. They survive a power cut: file
 * and folder are synced.
 */
export function localFileStore(root: string): FileStore {
  const pathOf = (name: string): string => join(root, checkName(name))

  async function makeFolder(path: string): Promise<void> {
    const first = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // A new folder is itself an entry of its parent.
    if (first !== undefined) await sync(dirname(first))
  }

  async function put(name: string, path: string): Promise<void> {
    const target = pathOf(name)
    await makeFolder(target)
    await sync(path)
    await rename(path, target)
    await sync(dirname(target))
  }

  return {
    put,
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    write: async (name, bytes) => {
      const draft = `${pathOf(name)}.${randomUUID()}${draftEnding}`
      await makeFolder(draft)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
        } finally {
          await file.close()
        }
        await put(name, draft)
      } finally {
        await rm(draft, { force: true })
      }
    },
    list: async (folder) =>
      ((await readdir(pathOf(folder)).catch(nullIfMissing)) ?? []).filter(
        (name) => !name.endsWith(draftEnding),
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Flushes a file or a folder to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: unknown): null {
  if (systemErrorCode(error) === 'ENOENT') return null
  throw error
}
