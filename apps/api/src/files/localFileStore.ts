import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ignoreMissing } from '../systemErrors.ts'
import { checkName, filesFolder, uploadFolder } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'

/**
 * Files in the data folder, readable only by their owner. They survive a power cut: file and folder
 * are synced.
 */
export function localFileStore(dataDir: string): FileStore {
  const pathOf = (name: string): string => join(filesFolder(dataDir), checkName(name))

  async function makeFolder(path: string): Promise<void> {
    const folder = dirname(path)
    const first = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (first === undefined) return
    // Each new folder is itself an entry of its parent.
    for (let made = folder; made.length >= first.length; made = dirname(made))
      await sync(dirname(made))
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
    read: async (name) => (await readFile(pathOf(name)).catch(ignoreMissing)) ?? null,
    write: async (name, bytes) => {
      // `sweepUploads` removes what a killed process leaves here.
      const draft = join(uploadFolder(dataDir), randomUUID())
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
    list: async (folder) => (await readdir(pathOf(folder)).catch(ignoreMissing)) ?? [],
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
