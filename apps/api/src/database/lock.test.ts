import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from './lock.ts'

/** The path of a lock in its own folder, held under the given name or free. */
async function lockPath(holder?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const lock = join(folder, 'db.lock')
  if (holder === undefined) return lock
  await mkdir(lock)
  await writeFile(join(lock, holder), '')
  return lock
}

const own = expect.stringMatching(new RegExp(`^${process.pid}-`))

test('a second process is refused with the number of the first; a released lock can be taken', async () => {
  const lock = await lockPath()
  const release = await takeLock(lock)
  await expect(takeLock(lock)).rejects.toThrow(`in use by process ${process.pid} `)
  expect(await readdir(lock)).toEqual([own])
  await release()
  await (
    await takeLock(lock)
  )()
  expect(await readdir(join(lock, '..'))).toEqual([])
})

test('of many processes at once exactly one gets the lock of a dead process', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  for (let round = 1; round <= 20; round += 1) {
    const lock = await lockPath(`${child.pid}-1`)
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(lock)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(lock)).toEqual([own])
    expect(await readdir(join(lock, '..'))).toEqual(['db.lock'])
  }
})

test.each([
  ['of an earlier process with the number of a living one', `${process.pid}-1`],
  ['that names nobody', 'nonsense'],
])('a lock %s is stale', async (_what, holder) => {
  const lock = await lockPath(holder)
  const release = await takeLock(lock)
  expect(await readdir(lock)).toEqual([own])
  await release()
})

test('a lock is kept if its process is not known to be dead', async () => {
  const lock = await lockPath(`${process.ppid}-unknown`)
  await expect(takeLock(lock)).rejects.toThrow(`in use by process ${process.ppid} `)
})
