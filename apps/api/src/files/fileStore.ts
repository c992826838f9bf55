import { join } from 'node:path'

/**
 * Keeps files, what people handed in and what can be made again. Names are of the application's making, never of a visitor's:
 * words, dots and dashes, with `/` between folders.
 */
export interface FileStore {
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** Keeps bytes. The file is there whole or not at all, also after a kill; in place of an earlier one of this name. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Keeps a file of this machine, likewise; the caller removes what is left of it at its old place. */
  put(name: string, path: string): Promise<void>
  /** The names in a folder, without the folder's. */
  list(folder: string): Promise<string[]>
  /** Removing what is not there is no failure. */
  remove(name: string): Promise<void>
}

/** Where files of this machine lie, below the data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** Where files lie while they arrive: beside the kept ones, so that keeping one is a matter of its name. */
export const uploadFolder = (dataDir: string): string => join(filesFolder(dataDir), 'tmp')

/** Refuses a name that is not of the application's making. */
export function checkName(name: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new Error(`Not a name of a file: ${name}`)
  return name
}
