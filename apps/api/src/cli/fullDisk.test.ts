import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder, runCommand } from './commandFixture.ts'
import type { Freeze } from './context.ts'

/** Lets the disk have this much room until the end of the test. */
function hasRoom(megabytes: number): void {
  const space = { bavail: megabytes * 256, bsize: 4096 } as Awaited<ReturnType<typeof fs.statfs>>
  const spy = vi.spyOn(fs, 'statfs').mockResolvedValue(space)
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

/** Lets every file that is flushed to the disk fail until the end of the test. */
async function cannotWrite(code: string): Promise<void> {
  const handle = await fs.open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(() => failure(code))
  onTestFinished(() => spy.mockRestore())
}

/** An error of the system or of the database. */
const failure = (code: string) => Promise.reject(Object.assign(new Error('no room'), { code }))

const asked = vi.fn<() => Promise<void>>(async () => undefined)

/** Makes a backup of a data folder into another one. Returns both, and what the command said. */
async function backUp(freeze: Freeze = (work) => work(), databaseUrl: string | null = null) {
  const folder = await newFolder()
  const [dataDir, target] = [join(folder, 'data'), join(folder, 'backups', 'a.tar.gz')]
  await fs.mkdir(join(dataDir, 'db'), { recursive: true })
  await fs.mkdir(dirname(target))
  await fs.writeFile(join(dataDir, 'db', 'PG_VERSION'), '17')
  await fs.writeFile(join(dataDir, 'auth-secret'), 'the key')
  const result = await runCommand(['backup', target], {
    withStoredData: (work) => work({ dataDir, databaseUrl, authSecret: null, s3: null }, freeze),
    withDatabase: asked,
    folder,
  })
  expect(await fs.readdir(dataDir)).toEqual(['auth-secret', 'db'])
  return { dataDir, backups: dirname(target), result }
}

test('a full data folder is named, and the embedded database is not asked: it may not recover', async () => {
  hasRoom(31)
  asked.mockClear()
  const { dataDir, result } = await backUp()
  expect(result).toMatchObject({
    code: 1,
    errors: `The backup could not be written: there is no room left in ${dataDir}.`,
  })
  expect(asked).not.toHaveBeenCalled()
})

test('a server has a disk of its own', async () => {
  hasRoom(31)
  const { result } = await backUp(undefined, 'postgresql://db/rampart')
  expect(result.code).toBe(0)
})

test('a data folder that gets full meanwhile is named', async () => {
  const { dataDir, result } = await backUp(() => failure('53100'))
  expect(result).toMatchObject({
    code: 1,
    errors: `The backup could not be written: there is no room left in ${dataDir}.`,
  })
})

test.each([
  ['ENOSPC', 'The backup could not be written: there is no room left in FOLDER.'],
  ['EIO', 'The backup could not be written, in FOLDER (EIO).'],
])('a folder of backups that cannot be written to is named: %s', async (code, said) => {
  await cannotWrite(code)
  const { backups, result } = await backUp()
  expect(result).toMatchObject({ code: 1, errors: said.replace('FOLDER', backups) })
  expect(await fs.readdir(backups)).toEqual([])
})
