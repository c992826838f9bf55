import { readFile } from 'node:fs/promises'
import type { FileStore } from '../files/fileStore.ts'

/** A file store in memory, which tests can read and change. */
export function memoryFileStore(): FileStore & { readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>()
  return {
    kept,
    read: async (name) => kept.get(name) ?? null,
    write: async (name, bytes) => void kept.set(name, bytes),
    put: async (name, path) => void kept.set(name, await readFile(path)),
    list: async (folder) =>
      [...kept.keys()]
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1)),
    remove: async (name) => void kept.delete(name),
  }
}
