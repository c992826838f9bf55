import { readFile, stat } from 'node:fs/promises'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { systemErrorCode } from '../systemErrors.ts'
import { OperationError } from '../operationError.ts'

/** How every file that age encrypted begins. */
export const ageHeader = Buffer.from('age-encryption.org/v1\n')

/**
 * Loaded when it is used: it takes a tenth of a second, which each start of the site would wait
 * for.
 */
const age = () => import('age-encryption')

type Chunks = AsyncIterable<Uint8Array>

/** Node's streams are those of browsers, but their types differ. */
const toStream = (chunks: Chunks) =>
  NodeStream.from(chunks) as unknown as ReadableStream<Uint8Array>

/** Whether a text is a public key of age, for which files can be encrypted. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await age()
  return isAccepted(() => new Encrypter().addRecipient(text))
}

/** Encrypts bytes for the holders of these keys; without keys, returns them as they are. */
export async function* encrypt(chunks: Chunks, recipients: readonly string[]): Chunks {
  if (recipients.length === 0) return yield* chunks
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(toStream(chunks))
}

/**
 * Decrypts bytes with the first of these keys that opens them. Throws `OperationError` if none
 * does.
 */
export async function* decrypt(chunks: Chunks, identities: readonly string[]): Chunks {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(toStream(chunks)).catch((error: unknown) => {
    const isForeign = error instanceof Error && /no identity matched/.test(error.message)
    throw isForeign
      ? new OperationError('The backup is encrypted for another key than the one of --identity.')
      : error
  })
}

/**
 * Reads the private keys of a file that `age-keygen` made, one a line. Throws `OperationError`,
 * also if anyone but the file's owner may read it: the keys open the secrets of the site.
 */
export async function readIdentities(file: string): Promise<string[]> {
  const unreadable = (error: unknown) =>
    new OperationError(`${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  const { mode } = await stat(file).catch((error: unknown) => {
    throw unreadable(error)
  })
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new OperationError(`Others can read ${file}. Make it yours alone: chmod 600 ${file}`)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw unreadable(error)
  })
  const keys = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const { Decrypter } = await age()
  const isIdentity = (key: string) => isAccepted(() => new Decrypter().addIdentity(key))
  if (keys.length === 0 || !keys.every(isIdentity))
    throw new OperationError(`${file} contains something other than private keys of age.`)
  return keys
}

function isAccepted(read: () => void): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
