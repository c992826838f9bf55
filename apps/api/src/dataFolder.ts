import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, minSecretBytes } from './config.ts'
import { StartError } from './startError.ts'

/** The code of a system error, such as EACCES. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Makes every file that this process creates from now on its owner's alone. */
export const keepFilesPrivate = (): void => void process.umask(0o077)

/**
 * Creates the data folder, or takes one that is there, and checks that it is writable. Only its owner may enter it: password hashes and
 * the signing key are in it, and a folder that an operator or a volume brings is often open to all.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot write to the folder ${folder} (${systemErrorCode(error) ?? String(error)}).`,
    )
  }
  await chmod(folder, 0o700).catch(() => undefined)
  if (((await stat(folder)).mode & 0o077) !== 0)
    throw new StartError(
      `DATA_DIR: other users can read the folder ${folder}, and its mode cannot be changed; make it 0700.`,
    )
}

/**
 * The key that signs tokens: the configured one, or one that is made once and stored in the data folder.
 * The file appears complete or not at all (a hard link to a finished one), even if two processes start at once.
 */
export async function readSigningKey(
  folder: string,
  configured: string | null,
): Promise<Uint8Array> {
  if (configured !== null) return Buffer.from(configured)
  const file = join(folder, 'auth-secret')
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    await link(draft, file)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') {
      throw new StartError(
        `DATA_DIR: cannot keep a signing key in ${file} (${systemErrorCode(error) ?? String(error)}).`,
      )
    }
  } finally {
    await rm(draft, { force: true })
  }
  const key = (await readFile(file, 'utf8')).trim()
  if (Buffer.byteLength(key) < minSecretBytes) {
    throw new ConfigError(
      `AUTH_SECRET: the key in ${file} is shorter than ${minSecretBytes} bytes; remove the file to have a new one made.`,
    )
  }
  return Buffer.from(key)
}
