import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OperationError } from '../operationError.ts'
import { useTestApi } from '../testing/testApi.ts'
import { newFolder } from './commandFixture.ts'
import { runInSite } from './runInSite.ts'
import { openSiteSocket } from './siteSocket.ts'
import { socketPath } from './socketPath.ts'
import type { SiteContext } from './siteSocket.ts'

const api = useTestApi()

/** A site that takes commands, and a command line on the same data. */
async function useSite(context: Partial<SiteContext> = {}) {
  const dataDir = await newFolder()
  const close = await openSiteSocket(dataDir, {
    withSite: (work) => work(api.siteData),
    withDatabase: (work) => work(api.db),
    withStoredData: () => Promise.reject(new Error('no command here needs it')),
    ...context,
  })
  onTestFinished(close)
  const run = async (
    args: readonly string[],
    {
      askSecret = async () => '',
      folder = '/',
      env = {},
    }: { askSecret?: () => Promise<string>; folder?: string; env?: Record<string, string> } = {},
  ) => {
    const [out, errors]: [string[], string[]] = [[], []]
    const code = await runInSite({ DATA_DIR: dataDir, ...env }, args, {
      print: (text) => out.push(text),
      printNote: (text) => errors.push(text),
      askSecret,
      folder,
      operator: 'an-operator',
    })
    return code === null ? null : { code, out: out.join('\n'), errors: errors.join('\n') }
  }
  return { dataDir, path: join(dataDir, 'cli.sock'), close, run }
}

const add = ['users', 'add', 'remote@example.org', '--first', 'Remo', '--last', 'Te']

test('commands in the site give the same output, notes, exit codes and prompts as outside', async () => {
  const { run } = await useSite()
  expect(await run(add, { askSecret: async () => 'a brook over mossy stones' })).toEqual({
    code: 0,
    out: 'remote@example.org has an account.',
    errors: '',
  })
  expect(
    (
      await api.post('/auth/login', {
        email: 'remote@example.org',
        password: 'a brook over mossy stones',
      })
    ).statusCode,
  ).toBe(200)
  expect(await run(['users', 'show', 'nobody@example.org'])).toEqual({
    code: 1,
    out: '',
    errors: 'There is no account nobody@example.org.',
  })
  expect(await run(['users', 'nonsense'])).toMatchObject({ code: 2, out: '' })
  expect(await run(['invites', 'create', '--signup'])).toMatchObject({
    code: 0,
    errors: 'SIGNUP is open: no invitation is needed.',
  })
})

test('a command ends if the secret is not given', async () => {
  const { run } = await useSite()
  const askSecret = () => Promise.reject(new OperationError('Nothing was changed.'))
  expect(await run(add, { askSecret })).toEqual({
    code: 1,
    out: '',
    errors: 'Nothing was changed.',
  })
})

test("paths start from the caller's folder", async () => {
  const [{ run }, folder] = [await useSite(), await newFolder()]
  await writeFile(join(folder, 'list.csv'), 'bootcamp,email,first,last\naws,nobody,A,B\n')
  expect(await run(['participants', 'import', 'list.csv'], { folder })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^list\.csv:2: /),
  })
})

test('an internal error shows its stack, and the site continues', async () => {
  const { run } = await useSite({ withSite: () => Promise.reject(new TypeError('a fault')) })
  for (let again = 0; again < 2; again++)
    expect(await run(['users', 'list'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^TypeError: a fault\n +at /),
    })
})

/** A request of another program. */
async function post(path: string, authorization: string, body: string): Promise<number> {
  const sent = request({
    socketPath: path,
    path: '/commands',
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

const list = '{"args":["users","list"],"folder":"/","operator":"root"}'

test.each([
  ['nonsense', 'KEY', 400],
  ['{}', 'KEY', 400],
  ['{"args":["users","list"],"folder":"relative","operator":"root"}', 'KEY', 400],
  ['{"args":["users","list"],"folder":"/"}', 'KEY', 400],
  ['{"args":"users","folder":"/","operator":"root"}', 'KEY', 400],
  ['{"args":["users","list"],"folder":"/","operator":"root","more":1}', 'KEY', 400],
  [list, '', 401],
  [list, '0'.repeat(64), 401],
])('%j with the key %j is no command', async (body, given, status) => {
  const { dataDir, path, run } = await useSite()
  const key = given === 'KEY' ? await readFile(join(dataDir, 'cli.key'), 'utf8') : given
  expect(await post(path, `Bearer ${key}`, body)).toBe(status)
  expect(await run(['users', 'list'])).toMatchObject({ code: 0 })
})

test('a command line that ends after its question does not affect the site', async () => {
  const { dataDir, path, run } = await useSite()
  const key = await readFile(join(dataDir, 'cli.key'), 'utf8')
  const email = 'asked@example.org'
  const args = ['users', 'add', email, '--first', 'As', '--last', 'Ked']
  expect(
    await post(path, `Bearer ${key}`, JSON.stringify({ args, folder: '/', operator: 'root' })),
  ).toBe(200)
  expect(await run(['users', 'show', email])).toMatchObject({ code: 1 })
})

test('a stopping site waits briefly for commands, and then the command line says so', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const withSite = () => {
    begin()
    return new Promise<void>(() => undefined)
  }
  const { run, close } = await useSite({ withSite })
  const outcome = run(['users', 'list'])
  await begun
  await close()
  expect(await outcome).toEqual({
    code: 1,
    out: '',
    errors:
      'The site stopped in the meantime. Check what the command has changed before you repeat it.',
  })
})

test('only its owner can use the socket; it is removed with the site, and one that a killed site left is replaced', async () => {
  const { path, dataDir, close, run } = await useSite()
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await close()
  expect(existsSync(path)).toBe(false)
  expect(await run(['users', 'list'])).toBe(null)
  await writeFile(path, '')
  expect(await run(['users', 'list'])).toBe(null)
  onTestFinished(
    await openSiteSocket(dataDir, {
      withSite: (work) => work(api.siteData),
      withDatabase: () => Promise.reject(new Error('none')),
      withStoredData: () => Promise.reject(new Error('none')),
    }),
  )
  expect(await run(['users', 'list'])).toMatchObject({ code: 0 })
})

test('there is no socket if its name is too long, with a PostgreSQL server, or with wrong settings', async () => {
  expect(socketPath(`/${'x'.repeat(100)}`)).toBe(null)
  const { run } = await useSite()
  const env = { DATABASE_URL: 'postgresql://localhost/x' }
  expect(await run(['users', 'list'], { env })).toBe(null)
  expect(await run(['users', 'list'], { env: { PORT: 'nonsense' } })).toBe(null)
})
