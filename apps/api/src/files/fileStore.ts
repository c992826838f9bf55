import { join } from 'node:path'

/**
 * Stores uploaded files and generated ones. The application chooses the names, never a visitor:
 * words, dots and dashes, with `/` between folders.
 */
export interface FileStore {
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>
  /**
   * Stores bytes, completely or not at all, even if the process is killed. Replaces an earlier file
   * of this name.
   */
  write(name: string, bytes: Buffer): Promise<void>
  /**
   * Stores a file of this machine in the same way. The caller removes what remains at the old path.
   */
  put(name: string, path: string): Promise<void>
  /** The names in a folder, without the folder's name. */
  list(folder: string): Promise<string[]>
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>
}

/** The folder for files on this machine, in the data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/**
 * The folder for files that are being received: next to the stored files, so that storing one is a
 * rename.
 */
export const uploadFolder = (dataDir: string): string => join(filesFolder(dataDir), 'tmp')

/** Throws if a name does not have this form; else returns it. */
export function checkName(name: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new Error(`Not a file name: ${name}`)
  return name
}
