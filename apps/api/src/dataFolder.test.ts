import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDataFolder, readSigningKey } from './dataFolder.ts'
import { StartError } from './startError.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'api-data-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('the signing key is made once, readable only by its owner, even if several processes start at once', async () => {
  const dataDir = join(await folder(), 'new', 'data')
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  const [key, ...others] = await Promise.all([
    readSigningKey(dataDir, null),
    readSigningKey(dataDir, null),
  ])
  expect(key.byteLength).toBeGreaterThanOrEqual(32)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  for (const other of [...others, await readSigningKey(dataDir, null)])
    expect(Buffer.from(other)).toEqual(Buffer.from(key))
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(Buffer.from(key).toString())
})

test('a folder that is there already and open to others is closed to them', async () => {
  const dataDir = await folder()
  await chmod(dataDir, 0o755)
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await chmod(dataDir, 0o775)
  for (const name of ['db', 'db.lock', 'auth-secret', 'outbox', 'files', 'cli.key', 'lost+found'])
    await writeFile(join(dataDir, name), '')
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

test.each([
  ['that everybody shares', 0o1777, null],
  ['with other things in it', 0o755, 'letters.txt'],
])('a folder %s is refused and left as it is', async (_, mode, file) => {
  const dataDir = await folder()
  if (file) await writeFile(join(dataDir, file), '')
  await chmod(dataDir, mode)
  await expect(prepareDataFolder(dataDir)).rejects.toThrow(
    /^DATA_DIR: other users can enter the folder \S+, .* make it 0700\.$/,
  )
  expect((await stat(dataDir)).mode & 0o7777).toBe(mode)
})

// Only root can give a folder away.
test.runIf(process.getuid?.() === 0).each([
  ['is refused where others may enter it', 0o707, 'refused'],
  ['is taken where only its group may enter it', 0o2770, 'taken'],
])('a folder of another user %s', async (_, mode, outcome) => {
  const dataDir = await folder()
  await chown(dataDir, 12_345, process.getgid?.() ?? 0)
  await chmod(dataDir, mode)
  const attempt = prepareDataFolder(dataDir).then(
    () => 'taken',
    () => 'refused',
  )
  expect(await attempt).toBe(outcome)
  expect((await stat(dataDir)).mode & 0o7777).toBe(mode)
})

test('a configured key is used and none is stored', async () => {
  const dataDir = await folder()
  const secret = 's'.repeat(40)
  expect(Buffer.from(await readSigningKey(dataDir, secret)).toString()).toBe(secret)
  await expect(stat(join(dataDir, 'auth-secret'))).rejects.toThrow('ENOENT')
})

test('a stored key that is too short stops the start', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'auth-secret'), 'short')
  await expect(readSigningKey(dataDir, null)).rejects.toThrow(
    /^AUTH_SECRET: the key in \S+ is shorter than 32 bytes/,
  )
})

test('a folder that cannot be made stops the start with one line', async () => {
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  const attempt = prepareDataFolder(join(file, 'data'))
  await expect(attempt).rejects.toThrow(StartError)
  await expect(attempt).rejects.toThrow(/^DATA_DIR: cannot write to the folder \S+ \(ENOTDIR\)\.$/)
})

test('a folder that is not writable stops the start with one line', async () => {
  // Even root cannot write there.
  await expect(prepareDataFolder('/proc')).rejects.toThrow(
    /^DATA_DIR: cannot write to the folder \/proc \(E\w+\)\.$/,
  )
})
