import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { systemErrorCode } from '../systemErrors.ts'
import { OperationError } from '../operationError.ts'
import { ageHeader, decrypt, encrypt } from './age.ts'

/**
 * What GNU tar says about a file that was changed meanwhile; it then ends with code 1, and has
 * packed everything. Other versions of tar do not check this.
 */
const changed = /: file changed as we read it$/

/**
 * Writes entries of a folder into an open file, as a tar.gz that every system can read; encrypted
 * for the holders of these keys, if any. The bytes of the files must not change meanwhile, but
 * other links to them may be removed.
 */
export async function packFolder(
  folder: string,
  entries: readonly string[],
  target: FileHandle,
  recipients: readonly string[],
): Promise<void> {
  const write = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) await target.writeFile(chunk)
  }
  await runTar(
    folder,
    ['-cf', '-', '-C', folder, ...entries],
    ({ stdout }) => pipeline(stdout, createGzip(), (chunks) => encrypt(chunks, recipients), write),
    { accepts: (code, lines) => code === 1 && lines.every((line) => changed.test(line)) },
  )
  await target.sync()
}

/**
 * Extracts a tar.gz into a folder; the files belong to the current user. Rejects if it is not
 * complete, and with `OperationError` if it is encrypted and none of these private keys opens it.
 */
export async function unpackInto(
  folder: string,
  archive: string,
  identities: readonly string[],
): Promise<void> {
  const isEncrypted = await beginsWith(archive, ageHeader)
  if (isEncrypted && identities.length === 0)
    throw new OperationError(
      `${archive} is encrypted: name the file of its private key with --identity.`,
    )
  await runTar(folder, ['-xof', '-', '-C', folder], ({ stdin }) =>
    pipeline(
      createReadStream(archive),
      (chunks: AsyncIterable<Uint8Array>) => (isEncrypted ? decrypt(chunks, identities) : chunks),
      createGunzip(),
      (chunks) => feed(chunks, stdin),
    ),
  )
}

async function beginsWith(file: string, bytes: Buffer): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes.length))
    return bytesRead === bytes.length && buffer.equals(bytes)
  } finally {
    await handle.close()
  }
}

/**
 * Writes as long as tar reads: tar may stop at its last entry, but the archive must be read to its
 * end.
 */
async function feed(chunks: AsyncIterable<Buffer>, reader: Writable): Promise<void> {
  reader.on('error', () => undefined)
  for await (const chunk of chunks) {
    // The callback runs after an error, too.
    await new Promise<void>((resolve) => reader.write(chunk, () => resolve()))
  }
  reader.end()
}

/**
 * Runs the system's tar on a folder. An error names the folder, because for a full disk tar names
 * only the path inside it. `move` writes tar's standard input or reads its standard output.
 * `accepts` decides by the exit code and the lines of standard error whether a failure can be
 * ignored.
 */
async function runTar(
  folder: string,
  args: readonly string[],
  move: (streams: { stdin: Writable; stdout: Readable }) => Promise<void>,
  { accepts = () => false }: { accepts?: (code: number, lines: readonly string[]) => boolean } = {},
): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C' }
  const tar = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'], env })
  const complaints = text(tar.stderr)
  // If tar is not installed, there is no exit event.
  const ended = Promise.race([
    once(tar, 'close'),
    once(tar, 'error').then(([error]) => Promise.reject(error as Error)),
  ])
  try {
    const [, [code]] = await Promise.all([move(tar), ended])
    if (code === 0) return
    const lines = (await complaints).trim().split('\n')
    if (!accepts(code, lines)) throw new OperationError(`tar failed in ${folder}: ${lines[0]}`)
  } catch (error) {
    tar.kill()
    if (systemErrorCode(error) === 'ENOENT' && !tar.pid)
      throw new OperationError('The program tar is needed, but was not found.')
    throw error
  }
}
