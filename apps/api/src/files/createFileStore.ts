import type { Config } from '../config.ts'
import type { FileStore } from './fileStore.ts'
import { localFileStore } from './localFileStore.ts'

/** The configured store: S3 or a compatible service, else this machine's disk. */
export async function createFileStore({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === null) return localFileStore(dataDir)
  // Its client is large, and few sites have a bucket.
  return (await import('./s3FileStore.ts')).s3FileStore(s3)
}
