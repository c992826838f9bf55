import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { repository } from '../../scripts/program.ts'
import { send, signIn } from './support/http.ts'
import { installation } from './support/installation.ts'
import { serving } from './support/processes.ts'
import type { Settings } from './support/processes.ts'
import { failure, filledFolder, newFolder, start, startSite } from './support/tests.ts'

/** The settings that a site needs if other machines can reach it. */
const open: Settings = {
  HOST: '0.0.0.0',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://learn.example.org',
}

const oneLine = (start: string) => new RegExp(`^${start}[^\\n]*\\n$`)

test('a first start says where the site is, where its data lies and which accounts there are', async () => {
  const folder = join(await newFolder(), 'not', 'there', 'yet')
  const port = await freePort()
  const running = start('site', { DATA_DIR: folder, PORT: String(port) })
  await running.says(/participant@demo\.test/)
  const site = await serving(running)

  const entries = async (path: string) => (await readdir(join(repository, 'content', path))).length
  const lines = running.output().split('\n')
  expect(lines).toContain(`Rampart is ready on http://localhost:${port}`)
  expect(lines).toContain(
    `Data: ${folder} (embedded database), ${await entries('courses')} courses, ${await entries('labs')} labs`,
  )
  expect(lines).toContain('Demo accounts, password of all Rampart-demo-1!')
  const accounts = lines.flatMap((line) => /^ {2}(\S+@demo\.test) +\S/.exec(line)?.[1] ?? [])
  expect(accounts).toHaveLength(5)
  for (const email of accounts) await expect(signIn(site.address, email)).resolves.toBeDefined()
  expect((await send(site.address, '/')).status).toBe(200)
  expect(running.errors()).toBe('')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('nobody else can read a folder that was open to all, nor what a start makes in it', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  await startSite({ DATA_DIR: folder })
  expect(existsSync(join(folder, 'db/PG_VERSION'))).toBe(true)
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, others: (await stat(path)).mode & 0o077 })),
  )
  expect(modes.filter(({ others }) => others !== 0)).toEqual([])
})

test('no signal opens a debugger in the site or the API', async () => {
  for (const program of ['site', 'api'] as const) {
    const running = await serving(start(program, { DATA_DIR: await filledFolder() }))
    running.kill('SIGUSR1')
    expect((await send(running.address, '/api/health/live')).status).toBe(200)
    running.kill('SIGTERM')
    expect(await running.end).toBe(0)
    expect(running.errors()).toBe('')
  }
})

test('a fault of ours shows its stack, which names the source', async () => {
  const root = await installation()
  await rm(join(root, 'content/videos'), { recursive: true })
  const { code, errors } = await failure({ DATA_DIR: await filledFolder() }, root)
  expect(code).toBe(1)
  expect(errors).toMatch(/apps\/site\/server\/player\.ts:\d+/)
})

test('a taken port is one line; the data folder is left for the next start', async () => {
  const folder = await filledFolder()
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await failure({ DATA_DIR: folder, PORT: String(port) })).toEqual({
    code: 1,
    errors: `PORT: port ${port} on 127.0.0.1 is taken. Stop the other program or set PORT to another number.\n`,
  })
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('a second process on the same data folder ends with one line that names the first, which goes on', async () => {
  const folder = await filledFolder()
  const first = await startSite({ DATA_DIR: folder })
  const second = await failure({ DATA_DIR: folder })
  expect(second.code).toBe(1)
  expect(second.errors).toMatch(
    oneLine(`DATA_DIR: the embedded database is in use by process ${first.pid} `),
  )

  expect((await send(first.address, '/api/health/ready')).status).toBe(200)
  const learner = await signIn(first.address)
  await learner.enrol('git-basics')
  expect(await learner.isEnrolled('git-basics')).toBe(true)
})

/** Settings that a person can fix, each with the beginning of the error's line. */
const mistakes = (file: string): [Settings, string][] => [
  [{ PORT: 'abc' }, 'PORT must be a port from 0 to 65535.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 bytes long'],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example.org' },
    'AUTH_SECRET must be set when HOST (0.0.0.0)',
  ],
  [{ HOST: '0.0.0.0', AUTH_SECRET: 'x'.repeat(32) }, 'PUBLIC_URL must be set when HOST (0.0.0.0)'],
  [{ API_URL: 'nonsense' }, 'API_URL must be an origin'],
  [
    { API_URL: 'http://127.0.0.1:9', ...open, HOST: '203.0.113.9' },
    'HOST: 203.0.113.9 is not an address of this machine.',
  ],
  [{ DATA_DIR: file }, `DATA_DIR: cannot write to the folder ${file} (E`],
  [
    { DATA_DIR: join(file, 'data') },
    `DATA_DIR: cannot write to the folder ${join(file, 'data')} (ENOTDIR).`,
  ],
]

test('a wrong setting is one line that says what to change, and nothing is made', async () => {
  const folder = await newFolder()
  const file = join(folder, 'file')
  await writeFile(file, '')
  const unused = join(folder, 'data')
  const outcomes = await Promise.all(
    mistakes(file).map(async ([settings, words]) => {
      const { code, errors } = await failure({ DATA_DIR: unused, ...settings })
      return {
        code,
        errors,
        isOneLine: errors.startsWith(words) && errors.indexOf('\n') === errors.length - 1,
      }
    }),
  )
  expect(outcomes.filter(({ code, isOneLine }) => code !== 1 || !isOneLine)).toEqual([])
  expect(await readdir(folder)).toEqual(['file'])
})

test('a site open to other machines lists no demo accounts, and warns that it has them', async () => {
  const site = await startSite({
    DATA_DIR: await filledFolder(),
    ...open,
  })
  await site.says(/Data: /)
  expect(site.output()).not.toContain('@demo.test')
  expect(site.output()).toContain('The database has the demo accounts, whose password is public')
  for (const path of ['/', '/api/explore']) {
    expect((await send(site.address, path)).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    )
  }
})

test('a limit of open files that is too low for the site is named', async () => {
  const folder = await filledFolder()
  const limited = ['prlimit', '--nofile=128']
  const running = start('site', { DATA_DIR: folder }, undefined, undefined, limited)
  expect(await running.end).toBe(1)
  expect(running.errors()).toBe(
    'This process may open too few files at once: raise its limit, for example with "ulimit -n 4096".\n',
  )
})
