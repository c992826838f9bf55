import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from '../cli/commandFixture.ts'
import { startTidying } from '../startTidying.ts'
import { useTestApi } from '../testing/testApi.ts'
import { createFileStore } from './createFileStore.ts'
import { draftPath, sweepDrafts } from './drafts.ts'

const api = useTestApi()

const kept = [
  'auth-secret',
  'auth-secret.previous',
  'backup-of-mine.draft',
  'db',
  'db.lock',
  'restore-whole',
]

/** A data folder with a draft that has been there for some hours, and what else may be in it. */
async function folderWith(draft: string, hours: number, now: Date): Promise<string> {
  const dataDir = await newFolder()
  const since = new Date(now.getTime() - hours * 60 * 60 * 1000)
  for (const name of [draft, ...kept]) {
    await mkdir(join(dataDir, name))
    await writeFile(join(dataDir, name, 'file'), 'x')
    await utimes(join(dataDir, name), since, since)
  }
  return dataDir
}

test.each([
  `backup-${randomUUID()}.draft`,
  `restore-${randomUUID()}.draft`,
  `auth-secret.${randomUUID()}`,
  `db.lock.${randomUUID()}`,
  'db.new-Zy4_x8',
  '.probe-4711',
])('the site removes what a killed command or start has left: %s', async (draft) => {
  const now = new Date()
  const dataDir = await folderWith(draft, 25, now)
  const stop = startTidying({
    db: api.db,
    files: await createFileStore({ dataDir, s3: null }),
    dataDir,
    now: () => now,
    retention: { devices: 0, requests: 0, openings: 0 },
    logger: api.app.log,
  })
  onTestFinished(stop)
  await vi.waitFor(async () => expect((await readdir(dataDir)).toSorted()).toEqual(kept), {
    timeout: 20_000,
  })
})

test('a draft that may be in use stays, by the name that commands give it', async () => {
  const now = new Date()
  for (const kind of ['backup', 'restore'] as const) {
    const draft = basename(draftPath('/nowhere', kind))
    const dataDir = await folderWith(draft, 23, now)
    await sweepDrafts(dataDir, now)
    expect(await readdir(dataDir)).toContain(draft)
    await sweepDrafts(dataDir, new Date(now.getTime() + 2 * 60 * 60 * 1000))
    expect((await readdir(dataDir)).toSorted()).toEqual(kept)
    await rm(dataDir, { recursive: true })
    await sweepDrafts(dataDir, now)
  }
})
