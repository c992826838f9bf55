import type { Config } from '../config.ts'
import { filesFolder } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { localFileStore } from './localFileStore.ts'
import { s3FileStore } from './s3FileStore.ts'

/** The store that the configuration names: S3 or what speaks like it, else this machine's disk. */
export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 === null ? localFileStore(filesFolder(dataDir)) : s3FileStore(s3)
}
