import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '../../processIdentity.ts'
import { createProcessRuntime } from './processRuntime.ts'
import type { ProcessHandle, TargetHandle } from './runtime.ts'
import { kitFolder } from './targetCommand.ts'

const serving = `import { serve } from ${JSON.stringify(`${kitFolder}/serve.ts`)}\n`
const hello = `${serving}serve(({ credentials }) => (_request, response) => response.end(credentials.password))`

/** A driver whose labs have these programs as targets. */
async function driver(
  programs: Record<string, string>,
  host = 'this machine',
  hostAddress: string | null = null,
) {
  const labsFolder = await mkdtemp(join(tmpdir(), 'api-targets-'))
  for (const [lab, program] of Object.entries(programs)) {
    await mkdir(join(labsFolder, lab, 'target'), { recursive: true })
    await writeFile(join(labsFolder, lab, 'target', 'main.ts'), program)
  }
  const log = { info: vi.fn<(fields: object, text: string) => void>(), warn: vi.fn<() => void>() }
  const runtime = await createProcessRuntime({
    labsFolder,
    host,
    hostAddress,
    site: 'http://localhost',
    log: log as never,
  })
  onTestFinished(async () => {
    await runtime.close()
    await rm(labsFolder, { recursive: true })
  })
  const ended = vi.fn<(reason: string) => void>()
  const start = async (lab: string, sessionId = lab): Promise<ProcessHandle> => {
    const handle = await runtime.start(
      {
        sessionId,
        lab,
        seed: 'ab'.repeat(32),
        credentials: { password: 'open sesame' },
        gatewaySecret: 'gate',
      },
      ended,
    )
    if (handle.driver !== 'process') throw new Error('A process was expected.')
    return handle
  }
  return { runtime, start, ended, log }
}

const ask = (handle: TargetHandle, secret: string) =>
  fetch(`http://127.0.0.1:${handle.port}/`, { headers: { 'x-lab-gateway': secret } })

test('a target runs in its own process group, responds only to the gateway, and leaves nothing when it is stopped', async () => {
  const { runtime, start, ended } = await driver({ hello })
  const handle = await start('hello')
  expect(handle).toMatchObject({
    driver: 'process',
    host: 'this machine',
    startedAt: expect.stringMatching(/^\d+$/),
  })
  expect(await (await ask(handle, 'gate')).text()).toBe('open sesame')
  expect((await ask(handle, 'guess')).status).toBe(403)
  expect((await fetch(`http://127.0.0.1:${handle.port}/`)).status).toBe(403)
  expect(await runtime.status(handle)).toBe('running')
  // Fields 5 and 19 of stat: process group and niceness.
  const fields = readFileSync(`/proc/${handle.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  expect([fields[2], fields[16]]).toEqual([
    String(handle.pid),
    String(Math.min(getPriority() + 10, 19)),
  ])
  expect(readFileSync(`/proc/${handle.pid}/limits`, 'utf8')).toMatch(
    /Max cpu time +1800 [^]*Max file size +0 [^]*Max open files +256 /,
  )

  await runtime.stop(handle)
  expect(await isAlive(handle)).toBe(false)
  await expect(ask(handle, 'gate')).rejects.toThrow('fetch failed')
  expect(await runtime.status(handle)).toBe('gone')
  // Its end was requested, so it is not reported.
  expect(ended).not.toHaveBeenCalled()
  await runtime.stop(handle)
})

test('a target gets only its own secrets, and can neither read, write nor start processes or workers', async () => {
  process.env['SECRET_OF_THE_SITE'] = 'x'
  onTestFinished(() => void delete process.env['SECRET_OF_THE_SITE'])
  const { start } = await driver({
    curious: `import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'
${serving}
const attempt = (what) => { try { what(); return 'done' } catch (error) { return error.code } }
serve(() => (_request, response) => response.end(JSON.stringify({
  names: Object.keys(process.env).toSorted(),
  read: attempt(() => readFileSync('/etc/passwd')),
  write: attempt(() => writeFileSync('/tmp/out', '')),
  spawn: attempt(() => spawnSync('/bin/true')),
  work: attempt(() => new Worker('0', { eval: true })),
})))`,
  })
  const handle = await start('curious')
  expect(await (await ask(handle, 'gate')).json()).toEqual({
    names: ['LAB_TARGET', 'LAB_TARGET_FD', 'NODE_ENV', 'PATH'],
    read: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    spawn: 'ERR_ACCESS_DENIED',
    work: 'ERR_ACCESS_DENIED',
  })
})

test('kill -9 of a target is reported at once', async () => {
  const { runtime, start, ended } = await driver({ hello })
  const handle = await start('hello')
  process.kill(handle.pid, 'SIGKILL')
  await vi.waitFor(() =>
    expect(ended).toHaveBeenCalledExactlyOnceWith('its process ended with SIGKILL'),
  )
  expect(await runtime.status(handle)).toBe('gone')
})

test('a target that ignores the request to end is killed', async () => {
  const { runtime, start } = await driver({
    stubborn: `process.on('SIGTERM', () => undefined)
process.exit = () => undefined
setInterval(() => undefined, 1000)
${hello}`,
  })
  const handle = await start('stubborn')
  await runtime.stop(handle)
  expect(await isAlive(handle)).toBe(false)
})

test.each([
  ['ends', 'process.exit(3)', /ended with code 3 before it responded/],
  ['throws', 'throw new Error("broken")', /ended with code 1 before/],
  [
    'says something else',
    'console.log("hello"); setInterval(() => undefined, 1000)',
    /something other than its port: hello/,
  ],
  [
    'says a port that is none',
    'console.log(`{"port":99999}`); setInterval(() => undefined, 1000)',
    /something other/,
  ],
  [
    'talks without end',
    'process.stdout.write("x".repeat(1e6)); setInterval(() => undefined, 1000)',
    /said too much/,
  ],
])('a target that %s does not start, and leaves nothing', async (_what, program, message) => {
  const { start, log, ended } = await driver({ broken: program })
  await expect(start('broken')).rejects.toThrow(message)
  const [{ pid }] = log.info.mock.calls.at(-1) as unknown as [{ pid: number }]
  expect(await isAlive({ pid, startedAt: null })).toBe(false)
  expect(ended).not.toHaveBeenCalled()
})

test('a lab without a target does not start', async () => {
  const { start } = await driver({})
  await expect(start('nothing')).rejects.toThrow('before it responded')
})

test('output of a target is not collected, and its last lines are logged', async () => {
  const { runtime, start, log } = await driver({
    chatty: `${serving}serve(() => (_request, response) => {
  process.stdout.write('o'.repeat(1e6))
  process.stderr.write('e'.repeat(1e6) + 'the end', () => response.end())
})`,
  })
  const handle = await start('chatty')
  expect((await ask(handle, 'gate')).status).toBe(200)
  await runtime.stop(handle)
  expect(log.info).toHaveBeenLastCalledWith(
    expect.objectContaining({ errors: expect.stringMatching(/^e{1993}the end$/) }),
    expect.any(String),
  )
})

test('a target that uses too much memory is ended', async () => {
  const { runtime, start, ended } = await driver({
    greedy: `${hello}\nglobalThis.kept = Buffer.alloc(300e6, 1)`,
  })
  const handle = await start('greedy')
  await vi.waitFor(async () => expect(await runtime.status(handle)).toBe('gone'), {
    timeout: 50_000,
  })
  await vi.waitFor(() => expect(ended).toHaveBeenCalled())
})

test('a target that takes memory faster than it is looked at does not get it', async () => {
  const { start } = await driver({
    greedy: `${serving}
const kept = []
serve(() => (_request, response) => {
  try {
    while (kept.length < 20) kept.push(Buffer.alloc(50e6, 1))
  } catch (error) {
    return response.end(error.message)
  }
  response.end('a gigabyte')
})`,
  })
  expect(await (await ask(await start('greedy'), 'gate')).text()).toBe('Failed to allocate memory')
})

test('targets without a session are ended, the others stay', async () => {
  const { runtime, start } = await driver({ hello })
  const [wanted, stray] = [await start('hello', 'wanted'), await start('hello', 'stray')]
  await runtime.reconcile(async () => new Set(['wanted']))
  expect([await runtime.status(wanted), await runtime.status(stray)]).toEqual(['running', 'gone'])
  expect(await isAlive(stray)).toBe(false)
})

test('a target of an earlier run is ended, but not another process with its id', async () => {
  const { start } = await driver({ hello })
  const later = await driver({ hello })
  const elsewhere = await driver({ hello }, 'another machine')
  const handle = await start('hello')
  await later.runtime.stop({ ...handle, startedAt: '1' })
  await later.runtime.stop({ ...handle, startedAt: null })
  await elsewhere.runtime.stop(handle)
  expect(await isAlive(handle)).toBe(true)
  await later.runtime.stop(handle)
  expect(await isAlive(handle)).toBe(false)
})

test('with an address of this machine, a target listens there, for other machines too', async () => {
  const { start } = await driver({ hello }, 'this machine', '127.0.0.2')
  const { address, port } = await start('hello')
  expect(address).toBe('127.0.0.2')
  expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(403)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})
