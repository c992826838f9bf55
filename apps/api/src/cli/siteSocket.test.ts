import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OperationError } from '../operationError.ts'
import { useTestApi } from '../testing/testApi.ts'
import { newFolder } from './commandFixture.ts'
import { findSite, runInSite } from './runInSite.ts'
import { openSiteSocket, socketPath } from './siteSocket.ts'
import type { SiteContext } from './siteSocket.ts'

const api = useTestApi()

/** A site that takes commands, and a command line beside it. */
async function useSite(context: Partial<SiteContext> = {}) {
  const dataDir = await newFolder()
  const close = await openSiteSocket(dataDir, {
    withSite: (work) => work(api.siteData),
    withStoredData: () => Promise.reject(new Error('no command here needs it')),
    ...context,
  })
  onTestFinished(close)
  const run = async (args: readonly string[], { askSecret = async () => '', folder = '/' }: { askSecret?: () => Promise<string>; folder?: string } = {}) => {
    const [out, errors]: [string[], string[]] = [[], []]
    const site = await findSite({ DATA_DIR: dataDir })
    if (!site) return null
    const code = await runInSite(site, args, { print: (text) => out.push(text), printNote: (text) => errors.push(text), askSecret, folder })
    return { code, out: out.join('\n'), errors: errors.join('\n') }
  }
  return { dataDir, path: join(dataDir, 'cli.sock'), close, run }
}

const add = ['users', 'add', 'remote@example.org', '--first', 'Remo', '--last', 'Te']

test('commands run in the site as they do beside it: outcome, notes, exit codes, secrets', async () => {
  const { run } = await useSite()
  expect(await run(add, { askSecret: async () => 'a brook over mossy stones' })).toEqual({ code: 0, out: 'remote@example.org has an account.', errors: '' })
  expect((await api.post('/auth/login', { email: 'remote@example.org', password: 'a brook over mossy stones' })).statusCode).toBe(200)
  expect(await run(['users', 'show', 'nobody@example.org'])).toEqual({ code: 1, out: '', errors: 'There is no account nobody@example.org.' })
  expect(await run(['users', 'nonsense'])).toMatchObject({ code: 2, out: '' })
  expect(await run(['invites', 'create', '--signup'])).toMatchObject({ code: 0, errors: 'SIGNUP is open: nobody is asked for an invitation.' })
})

test('a secret that nobody gives ends the command', async () => {
  const { run } = await useSite()
  const askSecret = () => Promise.reject(new OperationError('Nothing was changed.'))
  expect(await run(add, { askSecret })).toEqual({ code: 1, out: '', errors: 'Nothing was changed.' })
})

test('paths begin from the folder of whoever calls', async () => {
  const [{ run }, folder] = [await useSite(), await newFolder()]
  await writeFile(join(folder, 'list.csv'), 'bootcamp,email,first,last\naws,nobody,A,B\n')
  expect(await run(['participants', 'import', 'list.csv'], { folder })).toMatchObject({ code: 1, errors: expect.stringMatching(/^list\.csv:2: /) })
})

test('a fault of ours shows its stack and leaves the site as it is', async () => {
  const { run } = await useSite({ withSite: () => Promise.reject(new TypeError('a fault')) })
  for (let again = 0; again < 2; again++)
    expect(await run(['users', 'list'])).toMatchObject({ code: 1, errors: expect.stringMatching(/^TypeError: a fault\n +at /) })
})

test.each([
  ['nonsense'],
  ['{}'],
  ['{"key":"KEY","args":["users","list"],"folder":"relative"}'],
  ['{"key":"KEY","args":"users","folder":"/"}'],
  ['{"key":"","args":["users","list"],"folder":"/"}'],
  ['{"key":"0000000000000000000000000000000000000000000000000000000000000000","args":["users","list"],"folder":"/"}'],
])('%j is no command', async (template) => {
  const { dataDir, path, run } = await useSite()
  const line = template.replace('KEY', await readFile(join(dataDir, 'cli.key'), 'utf8'))
  const socket = connect(path)
  socket.write(`${line}\n`)
  const chunks = await socket.toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toMatch(/\{"code":1\}\n$/)
  expect(await run(['users', 'list'])).toMatchObject({ code: 0 })
})

test('who goes away amid a question leaves the site as it is', async () => {
  const { dataDir, path, run } = await useSite()
  const left = connect(path)
  left.write(`${JSON.stringify({ key: await readFile(join(dataDir, 'cli.key'), 'utf8'), args: add, folder: '/' })}\n`)
  await once(left, 'data')
  left.destroy()
  expect(await run(['users', 'list'])).toMatchObject({ code: 0 })
})

test('a site that stops waits a moment for commands, and then the command line says so', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const withSite = () => {
    begin()
    return new Promise<void>(() => undefined)
  }
  const { run, close } = await useSite({ withSite })
  const outcome = run(['users', 'list'])
  await begun
  await close()
  expect(await outcome).toEqual({ code: 1, out: '', errors: 'The site stopped meanwhile. See what came of the command before you repeat it.' })
})

test('the address is its owner’s alone, goes with the site, and one that a killed site left is taken over', async () => {
  const { path, dataDir, close, run } = await useSite()
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await close()
  expect(existsSync(path)).toBe(false)
  expect(await run(['users', 'list'])).toBe(null)
  await writeFile(path, '')
  expect(await findSite({ DATA_DIR: dataDir })).toBe(null)
  onTestFinished(await openSiteSocket(dataDir, { withSite: (work) => work(api.siteData), withStoredData: () => Promise.reject(new Error('none')) }))
  expect(await run(['users', 'list'])).toMatchObject({ code: 0 })
})

test('there is none where the name would be too long, with a PostgreSQL server, or with wrong settings', async () => {
  expect(socketPath(`/${'x'.repeat(100)}`)).toBe(null)
  const { dataDir } = await useSite()
  expect(await findSite({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://localhost/x' })).toBe(null)
  expect(await findSite({ DATA_DIR: dataDir, PORT: 'nonsense' })).toBe(null)
})
