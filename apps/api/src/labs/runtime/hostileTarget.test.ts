import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLimiters } from './limits.ts'
import { createProcessRuntime } from './processRuntime.ts'
import { kitFolder } from './targetCommand.ts'

/**
 * A target that tries what code does that somebody else has taken over, and says what came of each.
 */
const hostile = `import { DatabaseSync } from 'node:sqlite'
import { readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { serve } from ${JSON.stringify(`${kitFolder}/serve.ts`)}
const attempt = (what) => { try { what(); return 'done' } catch (error) { return error.code ?? error.message } }
const reach = (where) => new Promise((resolve) => {
  const socket = connect(where, () => { socket.destroy(); resolve('connected') })
  socket.on('error', (error) => resolve(error.code))
})
const many = async () => {
  const servers = Array.from({ length: 300 }, () => createServer().listen(0))
  const codes = await Promise.all(servers.map((server) => new Promise((resolve) =>
    server.on('listening', () => resolve('listens')).on('error', ({ code }) => resolve(code)))))
  for (const server of servers) server.close()
  return codes.includes('EMFILE') ? 'EMFILE' : 'no limit'
}
serve(({ credentials: { site, port, other, socket, folder } }) => async (_request, response) => response.end(JSON.stringify({
  'signal to the site': attempt(() => process.kill(Number(site), 0)),
  'signal to its parent': process.ppid === 0 ? 'has none' : attempt(() => process.kill(process.ppid, 0)),
  'port of the site': await reach({ port: Number(port), host: '127.0.0.1' }),
  'port of another target': await reach({ port: Number(other), host: '127.0.0.1' }),
  'socket of the operator': await reach({ path: socket }),
  'nameless socket': await reach({ path: '\\0rampart-hostile-target' }),
  'database in a foreign folder': attempt(() => new DatabaseSync(folder + '/made.db').exec('create table a (b)')),
  'attached database': attempt(() => new DatabaseSync(':memory:').exec("attach '" + folder + "/attached.db' as a; create table a.b (c)")),
  'list of processes': attempt(() => readdirSync('/proc')),
  'native code': attempt(() => process.dlopen({ exports: {} }, folder + '/native.node')),
  'file handles': await many(),
})))`

let folder: string
let server: Server
let nameless: Server
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-hostile-'))
  await mkdir(join(folder, 'labs/hostile/target'), { recursive: true })
  await writeFile(join(folder, 'labs/hostile/target/main.ts'), hostile)
  server = createServer((socket) => socket.end())
  nameless = createServer((socket) => socket.end())
  server.listen(0, '127.0.0.1')
  nameless.listen('\0rampart-hostile-target')
  await Promise.all([once(server, 'listening'), once(nameless, 'listening')])
})
afterEach(async () => {
  vi.unstubAllEnvs()
  server.close()
  nameless.close()
  await rm(folder, { recursive: true })
})

/** What came of each attempt of a hostile target beside another one. */
async function attempts(): Promise<Record<string, string>> {
  const operator = createServer((socket) => socket.end())
  operator.listen(join(folder, 'cli.sock'))
  const runtime = await createProcessRuntime({
    labsFolder: join(folder, 'labs'),
    host: 'here',
    hostAddress: null,
    site: 'http://localhost',
    log: { info: vi.fn<() => void>(), warn: vi.fn<() => void>() } as never,
  })
  const start = (credentials: Record<string, string>) =>
    runtime.start(
      {
        sessionId: randomUUID(),
        lab: 'hostile',
        seed: 'ab'.repeat(32),
        credentials,
        gatewaySecret: 'gate',
      },
      () => undefined,
    )
  try {
    const other = await start({})
    const { port } = await start({
      site: String(process.pid),
      port: String((server.address() as AddressInfo).port),
      other: String(other.port),
      socket: join(folder, 'cli.sock'),
      folder,
    })
    const headers = { 'x-lab-gateway': 'gate' }
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers })
    return (await response.json()) as Record<string, string>
  } finally {
    await runtime.close()
    operator.close()
  }
}

/** What Node's permission model and the limits of the system hold, on every machine. */
const heldByNode = {
  'list of processes': 'ERR_ACCESS_DENIED',
  'native code': 'ERR_DLOPEN_DISABLED',
  'file handles': 'EMFILE',
  // Empty files if there are no namespaces, as the size of files is limited to nothing.
  'database in a foreign folder': 'ERR_SQLITE_ERROR',
  'attached database': 'ERR_SQLITE_ERROR',
}

/** What it gets where a target has namespaces of its own. */
const heldByNamespaces = {
  'signal to the site': 'ESRCH',
  'signal to its parent': 'has none',
  'port of the site': 'ENETUNREACH',
  'port of another target': 'ENETUNREACH',
  'socket of the operator': 'ENOENT',
  'nameless socket': 'ECONNREFUSED',
}

/** What it gets elsewhere: the reason for namespaces. */
const withoutNamespaces = {
  'signal to the site': 'done',
  'signal to its parent': 'done',
  'port of the site': 'connected',
  'port of another target': 'connected',
  'socket of the operator': 'connected',
  'nameless socket': 'connected',
}

const databasesMade = async () =>
  (await readdir(folder)).filter((name) => name.endsWith('.db')).length

test('a target reaches nothing of this machine, where the system allows namespaces', async () => {
  const isAllowed = canUnshare()
  expect((await findLimiters()).hasNamespaces).toBe(isAllowed)
  expect(await attempts()).toEqual({
    ...heldByNode,
    ...(isAllowed ? heldByNamespaces : withoutNamespaces),
  })
  expect(await databasesMade()).toBe(isAllowed ? 0 : 2)
})

test('the namespaces also work if Node is one of the system’s programs', async () => {
  const own = process.execPath
  // Any program below /usr that tells its version.
  process.execPath = '/usr/bin/env'
  try {
    expect((await findLimiters()).hasNamespaces).toBe(canUnshare())
  } finally {
    process.execPath = own
  }
})

test('without namespaces a target reaches what docs/operating.md says, and no more', async () => {
  const programs = join(folder, 'bin')
  await mkdir(programs)
  for (const program of ['nice', 'prlimit', 'setpriv'])
    await symlink(execFileSync('which', [program]).toString().trim(), join(programs, program))
  vi.stubEnv('PATH', programs)
  expect(await findLimiters()).toMatchObject({ hasNamespaces: false, missing: [] })
  expect(await attempts()).toEqual({ ...heldByNode, ...withoutNamespaces })
})

/** Whether this machine lets us make namespaces, asked in a way of its own. */
function canUnshare(): boolean {
  try {
    const what = 'mount -t tmpfs none /sys && mount -t proc none /proc'
    execFileSync('unshare', [
      ...'--user --map-root-user --mount --pid --fork --net sh -c'.split(' '),
      what,
    ])
    return true
  } catch {
    return false
  }
}
