import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, minSecretBytes } from './config.ts'
import { StartError } from './startError.ts'

/** The code of a system error, such as EACCES. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Makes the data folder, readable by its owner only, and makes sure that it takes files. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR: cannot write to the folder ${folder} (${systemErrorCode(error) ?? String(error)}).`)
  }
}

/**
 * The key that signs tokens: the configured one, or one that is made once and kept in the data folder.
 * The file appears whole or not at all (a hard link to a finished one), also when two processes start at once.
 */
export async function readSigningKey(folder: string, configured: string | null): Promise<Uint8Array> {
  if (configured !== null) return Buffer.from(configured)
  const file = join(folder, 'auth-secret')
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    await link(draft, file)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') {
      throw new StartError(`DATA_DIR: cannot keep a signing key in ${file} (${systemErrorCode(error) ?? String(error)}).`)
    }
  } finally {
    await rm(draft, { force: true })
  }
  const key = (await readFile(file, 'utf8')).trim()
  if (Buffer.byteLength(key) < minSecretBytes) {
    throw new ConfigError(`AUTH_SECRET: the key in ${file} is shorter than ${minSecretBytes} bytes; remove the file to have a new one made.`)
  }
  return Buffer.from(key)
}
