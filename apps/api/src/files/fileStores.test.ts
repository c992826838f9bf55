import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore } from './createFileStore.ts'
import { uploadFolder } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { sweepUploads } from './sweepUploads.ts'

let folder = ''
let service: ChildProcess | undefined
const stores: Partial<Record<'disk' | 's3', FileStore>> = {}

/** Starts an S3-compatible service as a process. Returns its address. */
async function startService(directory: string): Promise<string> {
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  // It encrypts the markers between pages of a list with a cipher that OpenSSL no longer enables.
  const options = [
    '--openssl-legacy-provider',
    program,
    '--address',
    '127.0.0.1',
    '--port',
    '0',
    '--directory',
    directory,
    '--configure-bucket',
    'rampart',
  ]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  service = child
  for await (const line of createInterface(child.stdout)) {
    const port = /listening on .*:(\d+)/.exec(line)?.[1]
    if (port !== undefined) {
      child.stdout.resume()
      return `http://127.0.0.1:${port}`
    }
  }
  throw new Error('The service ended before it listened.')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-files-'))
  stores.disk = await createFileStore({ dataDir: folder, s3: null })
  const endpoint = await startService(join(folder, 's3'))
  stores.s3 = await createFileStore({
    dataDir: folder,
    s3: {
      endpoint,
      bucket: 'rampart',
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      region: 'us-east-1',
    },
  })
})

afterAll(async () => {
  if (service) {
    const ended = once(service, 'exit')
    service.kill('SIGKILL')
    await ended
  }
  await rm(folder, { recursive: true })
})

describe.each(['disk', 's3'] as const)('%s', (kind) => {
  const store = (): FileStore => {
    const found = stores[kind]
    if (!found) throw new Error('The store is available only in tests.')
    return found
  }

  async function source(bytes: Buffer): Promise<string> {
    const path = join(folder, 'files', 'tmp', randomBytes(8).toString('hex'))
    await mkdir(join(folder, 'files', 'tmp'), { recursive: true })
    await writeFile(path, bytes, { mode: 0o600 })
    return path
  }

  test('a stored file is read back byte for byte, from bytes or from a file', async () => {
    const bytes = randomBytes(3_000_000)
    await store().put('tasks/put', await source(bytes))
    await store().write('tasks/written', bytes)
    expect(bytes.equals((await store().read('tasks/put')) ?? Buffer.alloc(0))).toBe(true)
    expect(bytes.equals((await store().read('tasks/written')) ?? Buffer.alloc(0))).toBe(true)
    await store().write('tasks/written', Buffer.from('other'))
    expect(String(await store().read('tasks/written'))).toBe('other')
    await store().put('tasks/empty', await source(Buffer.alloc(0)))
    expect(await store().read('tasks/empty')).toEqual(Buffer.alloc(0))
  })

  test('a removed file is gone; removing a missing one is no error', async () => {
    await store().write('gone/file', Buffer.from('x'))
    await store().remove('gone/file')
    await store().remove('gone/file')
    expect(await store().read('gone/file')).toBeNull()
    expect(await store().list('gone')).toEqual([])
    expect(await store().list('never')).toEqual([])
  })

  test('a folder lists its own names, any number of them', async () => {
    const names = Array.from({ length: 1_005 }, (_, at) => `file-${String(at).padStart(4, '0')}`)
    for (let start = 0; start < names.length; start += 50) {
      await Promise.all(
        names
          .slice(start, start + 50)
          .map((name) => store().write(`many/${name}`, Buffer.from(name))),
      )
    }
    await store().write('many-more/file', Buffer.from('x'))
    expect((await store().list('many')).toSorted()).toEqual(names)
  })

  test.each(['../out', '/etc/passwd', 'a/../../b', 'a//b', 'a\0b', '', '.hidden', 'a/.b'])(
    'the name %j is none',
    async (name) => {
      const path = await source(Buffer.from('x'))
      await expect((async () => store().read(name))()).rejects.toThrow('Not a file name')
      await expect((async () => store().put(name, path))()).rejects.toThrow('Not a file name')
      await expect((async () => store().remove(name))()).rejects.toThrow('Not a file name')
    },
  )
})

test('files on the disk are readable only by their owner', async () => {
  await stores.disk?.write('modes/file', Buffer.from('x'))
  expect((await stat(join(folder, 'files', 'modes', 'file'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'files', 'modes'))).mode & 0o777).toBe(0o700)
})

test('what cannot be stored leaves no draft', async () => {
  const dataDir = await mkdtemp(join(folder, 'taken-'))
  const store = await createFileStore({ dataDir, s3: null })
  await store.write('taken', Buffer.from('x'))
  await expect(store.write('taken/a', Buffer.from('x'))).rejects.toThrow('EEXIST')
  expect(await readdir(uploadFolder(dataDir))).toEqual([])
})

test('what a killed process leaves of a file that it stored is removed', async () => {
  const dataDir = await mkdtemp(join(folder, 'killed-'))
  const code = `
    import files from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    files.rename = () => process.kill(process.pid, 'SIGKILL')
    syncBuiltinESMExports()
    const { createFileStore } = await import(${JSON.stringify(import.meta.resolve('./createFileStore.ts'))})
    const store = await createFileStore({ dataDir: ${JSON.stringify(dataDir)}, s3: null })
    await store.write('credentials/a/file.pdf', Buffer.from('x'))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  const left = async () =>
    (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  expect(await left()).toHaveLength(1)
  await sweepUploads(uploadFolder(dataDir), new Date(Date.now() + 60 * 60 * 1000 + 1_000))
  expect(await left()).toEqual([])
})

test('a store that does not respond rejects', async () => {
  const s3 = {
    endpoint: 'http://127.0.0.1:1',
    bucket: 'rampart',
    keys: { accessKeyId: 'a', secretAccessKey: 'b' },
    region: 'us-east-1',
  }
  const store = await createFileStore({ dataDir: folder, s3 })
  await expect(store.read('tasks/put')).rejects.toThrow('ECONNREFUSED')
})

test('files that stopped processes left are removed; files that may be in use stay', async () => {
  const uploads = join(folder, 'uploads')
  await mkdir(uploads)
  for (const name of ['old', 'new']) await writeFile(join(uploads, name), 'x')
  const now = new Date()
  const before = new Date(now.getTime() - 61 * 60 * 1000)
  await utimes(join(uploads, 'old'), before, before)
  await sweepUploads(uploads, now)
  expect(await readdir(uploads)).toEqual(['new'])
  await sweepUploads(join(folder, 'never-made'), now)
})
