import { open } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { checkName } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'

/** How long the service may take to respond or to continue, in milliseconds. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 30_000 }

/** Files in a bucket of S3, or of a compatible service. */
export function s3FileStore({
  endpoint,
  bucket,
  region,
  keys,
}: NonNullable<Config['s3']>): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    // Without keys its own chain looks for the machine's identity: a web identity token, a
    // container's, an instance's.
    ...(keys && { credentials: keys }),
    // Bucket names in the path: every service accepts them there.
    forcePathStyle: true,
    // Services other than Amazon's do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  })
  const at = (name: string) => ({ Bucket: bucket, Key: checkName(name) })
  return {
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    write: async (name, bytes) =>
      void (await client.send(new PutObjectCommand({ ...at(name), Body: bytes }))),
    put: async (name, path) => {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        await client.send(
          new PutObjectCommand({
            ...at(name),
            Body: file.createReadStream({ autoClose: false }),
            ContentLength: size,
          }),
        )
      } finally {
        await file.close()
      }
    },
    list: async (folder) => {
      const prefix = `${checkName(folder)}/`
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        names.push(
          ...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])),
        )
      }
      return names
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(at(name)))),
  }
}
