import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessHours } from './auth/tokens.ts'
import { ConfigError } from './config.ts'
import { minSecretBytes } from './configSchema.ts'
import type { Config } from './config.ts'
import { systemErrorCode } from './systemErrors.ts'
import { OperationError } from './operationError.ts'
import type { Secrets } from './secrets.ts'
import { StartError } from './startError.ts'

const secretFile = (folder: string) => join(folder, 'auth-secret')
const previousFile = (folder: string) => join(folder, 'auth-secret.previous')

/** How long a token may be valid after the secret that signed it was replaced, in milliseconds. */
const longestToken = accessHours * 60 * 60 * 1000

/**
 * The secrets that sign tokens: the configured ones, or one that is made once and stored in the
 * data folder, with the one before it, if any. The file appears complete or not at all (a hard link
 * to a finished one), even if two processes start at once.
 */
export async function readSecrets({
  dataDir,
  authSecret,
  previousAuthSecret,
}: Pick<Config, 'dataDir' | 'authSecret' | 'previousAuthSecret'>): Promise<Secrets> {
  if (authSecret !== null)
    return [
      Buffer.from(authSecret),
      ...(previousAuthSecret ? [Buffer.from(previousAuthSecret)] : []),
    ]
  const file = secretFile(dataDir)
  const draft = await writeSecret(dataDir)
  try {
    await link(draft, file)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw cannotKeep(file, error)
  } finally {
    await rm(draft, { force: true })
  }
  const current = await readSecret(file)
  // Not read at the same time as the current one: another process may rotate the secret in between,
  // and then both are read.
  const previous = existsSync(previousFile(dataDir))
    ? [await readSecret(previousFile(dataDir))]
    : []
  return [current, ...previous]
}

/**
 * Puts a new secret into the data folder; the site uses it from its next start on. The one before
 * is kept until every token that it signed has ended. Throws `OperationError` if one is still kept:
 * what it sealed may not be sealed again yet.
 */
export async function rotateStoredSecret(folder: string): Promise<void> {
  const wasKilled = await isSameAsPrevious(folder)
  if (existsSync(previousFile(folder)) && !wasKilled)
    throw new OperationError(
      `The previous secret is still accepted, because tokens that it signed may be in use. The first start after ${(await endOfPrevious(folder)).toISOString()} removes it.`,
    )
  const draft = await writeSecret(folder)
  try {
    if (!wasKilled) await link(secretFile(folder), previousFile(folder))
    await utimes(previousFile(folder), new Date(), new Date())
    await rename(draft, secretFile(folder))
  } catch (error) {
    throw cannotKeep(secretFile(folder), error)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Whether a rotation was killed before the new secret replaced the old one: a second rotation then
 * finishes it, as nothing was sealed with another.
 */
const isSameAsPrevious = async (folder: string): Promise<boolean> =>
  existsSync(previousFile(folder)) &&
  (await readSecret(previousFile(folder))).equals(await readSecret(secretFile(folder)))

/**
 * When the stored secret was made, and until when the one before is accepted; null if there is
 * none.
 */
export async function describeStoredSecret(
  folder: string,
): Promise<{ readonly madeAt: Date; readonly previousUntil: Date | null }> {
  return {
    madeAt: (await stat(secretFile(folder))).mtime,
    previousUntil: existsSync(previousFile(folder)) ? await endOfPrevious(folder) : null,
  }
}

/**
 * Removes the secret before the present one, once every token that it signed has ended. Called when
 * its seals are replaced.
 */
export async function forgetPreviousSecret(folder: string, now: Date): Promise<void> {
  if (existsSync(previousFile(folder)) && (await endOfPrevious(folder)) <= now)
    await rm(previousFile(folder), { force: true })
}

const endOfPrevious = async (folder: string): Promise<Date> =>
  new Date((await stat(previousFile(folder))).mtime.getTime() + longestToken)

/** Writes a new secret into a file beside the others. Returns its path. */
async function writeSecret(folder: string): Promise<string> {
  const draft = `${secretFile(folder)}.${randomUUID()}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 }).catch(
    async (error: unknown) => {
      // On a full disk a part of the file is left.
      await rm(draft, { force: true })
      throw cannotKeep(secretFile(folder), error)
    },
  )
  return draft
}

async function readSecret(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(
      `DATA_DIR: cannot read the signing key in ${file} (${systemErrorCode(error) ?? String(error)}).`,
    )
  })
  const key = text.trim()
  if (Buffer.byteLength(key) < minSecretBytes) {
    throw new ConfigError(
      `AUTH_SECRET: the key in ${file} is shorter than ${minSecretBytes} bytes; remove the file to have a new one made.`,
    )
  }
  return Buffer.from(key)
}

const cannotKeep = (file: string, error: unknown) =>
  new StartError(
    `DATA_DIR: cannot keep a signing key in ${file} (${systemErrorCode(error) ?? String(error)}).`,
  )
