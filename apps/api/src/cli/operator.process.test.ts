import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { newFolder } from './commandFixture.ts'
import { useDataFolder } from './processFixture.ts'

const password = 'a brook over mossy stones'

const login = (address: string, body: object) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

/**
 * The site's page of a demo certificate, and the public keys: there is one more if the old one
 * cannot be opened.
 */
async function credentialsOf(address: string) {
  const read = async (path: string) => (await fetch(`${address}/api${path}`)).json()
  return {
    answer: await read('/certificate/verify/CSN-DEMO000001'),
    keys: await read('/issuer/did.json'),
  }
}

test('exit codes and streams: success, refused, wrong usage', async () => {
  const { cli, cliWith } = await useDataFolder()
  const add = ['users', 'add', 'ada@example.org', '--first', 'Ada', '--last', 'Adams']
  expect(await cliWith(`${password}\n`, ...add)).toEqual({
    code: 0,
    out: 'ada@example.org has an account.',
    errors: '',
  })
  expect(await cliWith(`${password}\n`, ...add)).toEqual({
    code: 1,
    out: '',
    errors: 'ada@example.org has an account already.',
  })
  expect(await cli('users', 'nonsense')).toMatchObject({
    code: 2,
    out: '',
    errors: expect.stringMatching(/^error: unknown command 'nonsense'/),
  })
  expect(await cli('users', 'list', '--json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('"email": "ada@example.org"'),
    errors: '',
  })
})

test('scheduled backups beside the running site: one at once, recorded, and an end when told', async () => {
  const site = await useDataFolder()
  const folder = await newFolder()
  await site.whileServing(async () => {
    const child = site.begin('backup', folder, '--every', '24h', '--keep', '2')
    const [line] = await once(createInterface(child.stdout), 'line')
    expect(line).toMatch(/^Backed up to \S+\.tar\.gz: the key that signs, the database\.$/)
    // It waits now; a signal that came before would end it after the first one as well.
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
    const [name = ''] = await readdir(folder)
    expect(await site.cli('backup', 'check', join(folder, name))).toMatchObject({ code: 0 })
    expect(await site.cli('audit', 'list', '--action', 'backup_begun')).toMatchObject({
      out: expect.stringMatching(/backup_begun +backup:2\S+ +command:backup/),
    })
    expect(await site.cli('audit', 'verify')).toMatchObject({ code: 0 })
  })
})

test('back up beside the running site, restore elsewhere, start: the password still signs in, the certificate still verifies, with the same keys', async () => {
  const first = await useDataFolder({ DEMO_DATA: 'on' })
  const folder = await newFolder()
  const file = join(folder, 'rampart.tar.gz')
  let before: unknown
  await first.whileServing(async (address) => {
    before = await credentialsOf(address)
    expect(before).toMatchObject({ answer: { success: true, certificate: { status: 'Valid' } } })
    expect(
      await first.cliWith(
        password,
        'users',
        'add',
        'ada@example.org',
        '--first',
        'Ada',
        '--last',
        'Adams',
      ),
    ).toMatchObject({ code: 0 })
    await mkdir(join(first.folder, 'files/kept'), { recursive: true })
    await writeFile(join(first.folder, 'files/kept/one'), 'handed in')
    expect(await first.cli('backup', file)).toMatchObject({
      code: 0,
      out: `Backed up to ${file}: the key that signs, files, the database.`,
    })
    expect((await login(address, { email: 'ada@example.org', password })).status).toBe(200)
    expect(await first.cli('restore', file)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('contains data already'),
    })
  })
  expect(await first.cli('backup', join(folder, 'stopped.tar.gz'))).toMatchObject({ code: 0 })
  expect(await first.cli('backup', file)).toMatchObject({
    code: 1,
    errors: `${file} is there already; a backup replaces nothing.`,
  })

  const second = await useDataFolder({ DEMO_DATA: 'off' }, await newFolder())
  expect(await second.cli('restore', file)).toMatchObject({ code: 0, errors: '' })
  expect(await second.cli('restore', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('contains data already'),
  })
  await second.whileServing(async (address) => {
    expect((await login(address, { email: 'ada@example.org', password })).status).toBe(200)
    expect(await credentialsOf(address)).toEqual(before)
  })
})
