import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDataFolder } from './dataFolder.ts'
import { StartError } from './startError.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'api-data-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('a folder that is not there is made for its owner alone', async () => {
  const dataDir = join(await folder(), 'new', 'data')
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

test('a folder that is there already and open to others is closed to them', async () => {
  const dataDir = await folder()
  await chmod(dataDir, 0o755)
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await chmod(dataDir, 0o775)
  const own = ['db', 'db.lock', 'auth-secret', 'outbox', 'files', 'cli.key', 'lost+found']
  // The last two were left by processes that were killed.
  for (const name of [...own, '.probe-4711', 'db.lock.7b40f968-98ac-4217-8c23-37bd1dd7b7ed'])
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

// Only root can change the owner of a folder.
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

test('a folder that cannot be made stops the start with one line', async () => {
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  const attempt = prepareDataFolder(join(file, 'data'))
  await expect(attempt).rejects.toThrow(StartError)
  await expect(attempt).rejects.toThrow(/^DATA_DIR: cannot write to the folder \S+ \(ENOTDIR\)\.$/)
})

// Only Linux has this folder, in which nobody can make one.
test.runIf(existsSync('/proc/self'))(
  'a folder in a place that has none stops it, too',
  async () => {
    await expect(prepareDataFolder('/proc/rampart/data')).rejects.toThrow(
      'DATA_DIR: cannot write to the folder /proc/rampart/data (ENOENT).',
    )
  },
)

test('a folder that is not writable stops the start with one line', async () => {
  // Even root cannot write there.
  await expect(prepareDataFolder('/proc')).rejects.toThrow(
    /^DATA_DIR: cannot write to the folder \/proc \(E\w+\)\.$/,
  )
})
