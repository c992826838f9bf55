import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { systemErrorCode } from '../systemErrors.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { openEmbedded } from './embedded.ts'
import { whyNotOpened } from './pgliteFault.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-embedded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/**
 * Starts a process that writes to the folder, and kills it after 200 rows. Returns how many rows it
 * reported as written.
 */
async function writeAndKill(
  folder: string,
): Promise<{ acknowledged: number; pid: number | undefined; secondOpening: unknown }> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/writer.ts'), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exit = once(writer, 'exit')
  let acknowledged = 0
  let secondOpening: unknown
  for await (const line of createInterface(writer.stdout)) {
    acknowledged = Number(line)
    if (acknowledged !== 200) continue
    secondOpening = await openEmbedded(folder).catch((error: unknown) => error)
    writer.kill('SIGKILL')
  }
  await exit
  return { acknowledged, pid: writer.pid, secondOpening }
}

test('what was acknowledged outlives a kill, whose lock blocks nothing', async () => {
  const folder = await dataDir()
  // What a first start leaves if it is killed while it creates the cluster.
  await mkdir(join(folder, 'db.new-a1B2c3'))
  await writeFile(join(folder, 'db.new-a1B2c3', 'PG_VERSION'), '18')

  const { acknowledged, pid, secondOpening } = await writeAndKill(folder)
  expect(acknowledged).toBeGreaterThanOrEqual(200)
  expect(String(secondOpening)).toContain(`in use by process ${pid} `)
  expect(existsSync(join(folder, 'db.lock'))).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('db.new'))).toEqual([])

  const database = await openEmbedded(folder)
  const result = await database.db.execute(
    sql`select count(*)::int as rows, max(number) as last from numbers`,
  )
  const [{ rows, last }] = (result as unknown as { rows: [{ rows: number; last: number }] }).rows
  expect(rows).toBe(last)
  expect(last).toBeGreaterThanOrEqual(acknowledged)
  expect(await database.db.execute(sql`show shared_buffers`)).toMatchObject({
    rows: [{ shared_buffers: '16MB' }],
  })
  await database.close()
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('a killed start whose process still writes does not stop the next one', async () => {
  const folder = await dataDir()
  const base = join(folder, 'db.new-a1B2c3', 'base')
  await mkdir(base, { recursive: true })
  const writing = (async () => {
    for (let number = 0; number < 2_000; number += 1) await writeFile(join(base, `${number}`), '')
  })().catch((error: unknown) => systemErrorCode(error))
  const database = await openEmbedded(folder)
  await database.close()
  await writing
  expect((await readdir(folder)).filter((name) => name.startsWith('db.new'))).toEqual([])
})

test('a folder with other files stops the start with one line, and the lock is released', async () => {
  const folder = await dataDir()
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'PG_VERSION'), 'nonsense')
  await expect(openEmbedded(folder)).rejects.toThrow(
    /^DATA_DIR: the embedded database in \S+ cannot be opened \([^\n]+\)\.$/,
  )
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('a database that could not be made leaves nothing behind', async () => {
  const folder = await dataDir()
  const { execPath } = process
  onTestFinished(() => void (process.execPath = execPath))
  process.execPath = join(folder, 'no-such-program')
  await expect(openEmbedded(folder)).rejects.toThrow(/^DATA_DIR: .* cannot be opened \(/)
  expect(await readdir(folder)).toEqual([])
})

test('a full disk is named as the reason, though the database only throws a number', () => {
  expect(whyNotOpened({ name: 'ErrnoError', errno: 51 })).toBe('there is no room left on its disk')
  expect(whyNotOpened({ name: 'ErrnoError', errno: 2 })).toContain('errno: 2')
  expect(whyNotOpened(new Error('broken'))).toBe('broken')
})

test('a folder with only a part of a database is not changed', async () => {
  const folder = await dataDir()
  await mkdir(join(folder, 'db', 'base'), { recursive: true })
  await expect(openEmbedded(folder)).rejects.toThrow(/^DATA_DIR: \S+ is not a whole database\./)
  expect(await readdir(join(folder, 'db'))).toEqual(['base'])
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('a database that cannot be looked at is not called a broken one', async () => {
  const folder = await dataDir()
  await mkdir(join(folder, 'db'))
  // A link to itself: no user, not even root, can follow it.
  await symlink('PG_VERSION', join(folder, 'db', 'PG_VERSION'))
  await expect(openEmbedded(folder)).rejects.toThrow(
    `DATA_DIR: the embedded database in ${join(folder, 'db')} cannot be opened (ELOOP).`,
  )
})

test('work that must run alone begins when the one before has ended, however that ended', async () => {
  const database = await testDatabase()
  const order: string[] = []
  const work = (name: string) =>
    database.prepare(async () => {
      order.push(`${name} begins`)
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
      order.push(`${name} ends`)
      throw new Error(name)
    })
  const all = await Promise.allSettled([work('first'), work('second')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(order).toHaveLength(4)
  const [begun = ''] = order
  expect(order[1]).toBe(begun.replace('begins', 'ends'))
})

test('a frozen database writes nothing until the work ends', async () => {
  const database = await testDatabase()
  await database.db.execute(sql`create table happened (name text)`)
  const order: string[] = []
  let write: Promise<unknown> | undefined
  await database.freeze(async () => {
    write = database.db
      .execute(sql`insert into happened values ('later')`)
      .then(() => order.push('written'))
    // Several turns of the event loop, as a copy would take.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    order.push('copied')
  })
  await write
  expect(order).toEqual(['copied', 'written'])
  expect(await database.db.execute(sql`select name from happened`)).toMatchObject({
    rows: [{ name: 'later' }],
  })
})
