import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './commandFixture.ts'
import { scheduleBackups } from './scheduleBackups.ts'
import type { Schedule } from './scheduleBackups.ts'

const hour = 3_600_000

/** A schedule whose time passes only while it waits, and that ends after some waits. */
async function schedule(folder: string, values: Partial<Schedule> = {}, waits = 0) {
  let time = Date.parse('2027-01-31T12:00:00Z')
  const [waited, said]: [number[], string[]] = [[], []]
  const list = join(folder, 'backups.json')
  const backups = join(folder, 'backups')
  const run = async (more = waits) => {
    const end = waited.length + more
    await scheduleBackups({
      folder: backups,
      every: 24 * hour,
      keep: 2,
      ending: '.tar.gz',
      list,
      now: () => new Date(time),
      make: async (file) => writeFile(file, file).then(() => true),
      print: (line) => void said.push(line),
      wait: async (milliseconds) => {
        waited.push(milliseconds)
        time += milliseconds
        return waited.length <= end
      },
      ...values,
    })
  }
  return { run, waited, said, backups, files: async () => (await readdir(backups)).toSorted() }
}

async function withFolder(): Promise<string> {
  const folder = await newFolder()
  await mkdir(join(folder, 'backups'))
  return folder
}

test('one is made at once and then whenever one is due; the oldest beyond the number go', async () => {
  const { run, waited, said, files, backups } = await schedule(await withFolder(), {}, 3)
  await run()
  expect(waited).toEqual([24 * hour, 24 * hour, 24 * hour, 24 * hour])
  expect(await files()).toEqual([
    'rampart-20270202T120000Z.tar.gz',
    'rampart-20270203T120000Z.tar.gz',
  ])
  expect(said).toEqual([
    `Removed ${join(backups, 'rampart-20270131T120000Z.tar.gz')}.`,
    `Removed ${join(backups, 'rampart-20270201T120000Z.tar.gz')}.`,
  ])
})

test('a process that starts again makes none before it is due', async () => {
  const folder = await withFolder()
  await (await schedule(folder)).run()
  const again = await schedule(folder)
  await again.run(0)
  expect(await again.files()).toHaveLength(1)
  expect(again.waited).toEqual([24 * hour])
})

test('a clock that was ahead when the last one was made puts off no other', async () => {
  const folder = await withFolder()
  await (await schedule(folder, { now: () => new Date('2037-01-31T12:00:00Z') }, 0)).run()
  const right = await schedule(folder)
  await right.run()
  expect(right.waited).toEqual([24 * hour])
  expect(await right.files()).toContain('rampart-20270131T120000Z.tar.gz')
})

test('no file is removed that it did not make, nor one that was replaced', async () => {
  const folder = await withFolder()
  const { run, files, backups } = await schedule(folder, { keep: 1 }, 1)
  const others = ['rampart-20200101T000000Z.tar.gz', 'other.tar.gz']
  for (const name of others) await writeFile(join(backups, name), 'not ours')
  await run(0)
  const ours = (await files()).find((name) => !others.includes(name)) ?? ''
  // The same length as the file that was there.
  const other = 'x'.repeat((await stat(join(backups, ours))).size)
  await writeFile(join(backups, ours), other)
  await utimes(join(backups, ours), new Date(), new Date('2027-01-31'))
  await run(2)
  const left = await files()
  expect(left).toEqual(expect.arrayContaining([...others, ours]))
  expect(await readFile(join(backups, ours), 'utf8')).toBe(other)
  // Of its own files, only the newest.
  expect(left).toHaveLength(4)
})

test('what a killed backup has left goes after a day; all that is named in another way stays', async () => {
  const folder = await withFolder()
  const { run, said, files, backups } = await schedule(folder)
  const left = (hour: string) => `rampart-20270130T${hour}0000Z.tar.gz.${randomUUID()}.part`
  const [old, young] = [left('11'), left('13')]
  const others = ['other.tar.gz.part', `mine.tar.gz.${randomUUID()}.part`]
  for (const name of [old, young, ...others]) {
    await writeFile(join(backups, name), 'half')
    const since = new Date(name === young ? '2027-01-30T13:00:00Z' : '2027-01-30T11:00:00Z')
    await utimes(join(backups, name), since, since)
  }
  await run()
  expect(await files()).toEqual([young, ...others, 'rampart-20270131T120000Z.tar.gz'].toSorted())
  expect(said).toEqual([`Removed ${join(backups, old)}, left behind by a backup that was killed.`])
})

test('a failure is tried again soon, and removes nothing', async () => {
  const folder = await withFolder()
  await (await schedule(folder, { keep: 1 })).run()
  let tries = 0
  const make = async (file: string) => {
    tries += 1
    if (tries < 3) return false
    await writeFile(file, 'made')
    return true
  }
  const failing = await schedule(folder, { keep: 1, make }, 3)
  await failing.run()
  expect(failing.waited).toEqual([24 * hour, hour / 6, hour / 6, 24 * hour])
  expect((await failing.files()).map((name) => basename(name))).toHaveLength(1)
})

test('without a number all stay; each folder counts by itself', async () => {
  const folder = await withFolder()
  const first = await schedule(folder, { keep: null }, 4)
  await first.run()
  expect(await first.files()).toHaveLength(5)
  const elsewhere = join(await withFolder(), 'backups')
  const second = await schedule(folder, { keep: 1, folder: elsewhere }, 1)
  await second.run()
  expect(await first.files()).toHaveLength(5)
  expect(await readdir(elsewhere)).toHaveLength(1)
  expect((await stat(join(folder, 'backups.json'))).mode & 0o777).toBe(0o600)
})

test.each(['', '[{', '[{"path":1}]'])(
  'a list that is not whole (%s) stops no backup, and removes none',
  async (text) => {
    const folder = await withFolder()
    const list = join(folder, 'backups.json')
    const older = join(folder, 'backups', 'rampart-20270101T120000Z.tar.gz')
    await writeFile(older, 'older')
    await writeFile(list, text)
    const { run, said, files } = await schedule(folder, {}, 2)
    await run()
    expect(said).toEqual([
      `${list} is damaged: earlier backups are kept until you remove them.`,
      `Removed ${join(folder, 'backups', 'rampart-20270131T120000Z.tar.gz')}.`,
    ])
    expect(await files()).toEqual([
      basename(older),
      'rampart-20270201T120000Z.tar.gz',
      'rampart-20270202T120000Z.tar.gz',
    ])
  },
)
