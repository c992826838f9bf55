import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './commandFixture.ts'
import { useDataFolder } from './processFixture.ts'

/** A module that kills its process right before this renaming of what it restores. */
const killBefore = (number: number) => `
  import promises from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { rename } = promises
  let before = ${number}
  promises.rename = (from, to) => {
    if (from.includes('/restore-') && before-- === 0) process.kill(process.pid, 'SIGKILL')
    return rename(from, to)
  }
  syncBuiltinESMExports()`

/** A backup with an account and a file, and its secret; `again` makes another one of the same. */
async function backedUp() {
  const source = await useDataFolder()
  const person = ['ada@example.org', '--first', 'Ada', '--last', 'Adams']
  await source.cliWith('a brook over mossy stones\n', 'users', 'add', ...person)
  await mkdir(join(source.folder, 'files/kept'), { recursive: true })
  await writeFile(join(source.folder, 'files/kept/one'), 'handed in')
  const file = join(await newFolder(), 'rampart.tar.gz')
  expect(await source.cli('backup', file)).toMatchObject({ code: 0 })
  const again = async () => {
    const later = join(await newFolder(), 'rampart.tar.gz')
    expect(await source.cli('backup', later)).toMatchObject({ code: 0 })
    return later
  }
  return { file, secret: await readFile(join(source.folder, 'auth-secret'), 'utf8'), again }
}

/** A folder into which a restore of this file was killed before this one of its renamings. */
async function killed(file: string, number: number) {
  const folder = await newFolder()
  const hook = `data:text/javascript,${encodeURIComponent(killBefore(number))}`
  const dying = await useDataFolder({ NODE_OPTIONS: `--import=${hook}` }, folder)
  expect(await dying.cli('restore', file)).toEqual({ code: null, out: '', errors: '' })
  return useDataFolder({}, folder)
}

/** Checks that a folder has all of the backup, and nothing of a restore but drafts. */
async function expectWhole(
  { folder, cli }: Awaited<ReturnType<typeof useDataFolder>>,
  secret: string,
) {
  const names = await readdir(folder)
  expect(names.filter((name) => name.startsWith('restore-') && !name.endsWith('.draft'))).toEqual(
    [],
  )
  expect(names).toEqual(expect.arrayContaining(['auth-secret', 'db', 'files']))
  expect(await readFile(join(folder, 'auth-secret'), 'utf8')).toBe(secret)
  expect(await readFile(join(folder, 'files/kept/one'), 'utf8')).toBe('handed in')
  expect((await cli('users', 'list')).out).toContain('ada@example.org')
}

test('a restore that is killed at any of its steps is finished by the same restore, and is recorded', async () => {
  const { file, secret } = await backedUp()
  for (const number of [0, 1, 3]) {
    const site = await killed(file, number)
    expect(await site.cli('restore', file)).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Restored to \S+, as of \S+: the key that signs, files, the database\.$/,
      ),
      errors: '',
    })
    await expectWhole(site, secret)
    expect(await site.cli('audit', 'list', '--action', 'backup_restored')).toMatchObject({
      out: expect.stringContaining('command:restore'),
    })
  }
})

test('a start finishes it, before it makes a secret or a database', async () => {
  const { file, secret } = await backedUp()
  const site = await killed(file, 2)
  let responded = 0
  await site.whileServing(async (address) => {
    responded = (await fetch(`${address}/api/health/ready`)).status
    await expectWhole(site, secret)
  })
  expect(responded).toBe(200)
})

test('another backup is refused, once it is finished', async () => {
  const { file, secret, again } = await backedUp()
  const site = await killed(file, 2)
  expect(await site.cli('restore', await again())).toEqual({
    code: 1,
    out: '',
    errors: expect.stringMatching(
      /^DATA_DIR: an interrupted restore is finished now\. \S+ has a different backup than this one, of 2\S+Z\.$/,
    ),
  })
  await expectWhole(site, secret)
})
