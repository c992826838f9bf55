import Docker from 'dockerode'
import { expect, test, vi } from 'vitest'
import { StartError } from '../../startError.ts'
import { startFakeEngine } from '../../testing/fakeEngine.ts'
import type { FakeEngine } from '../../testing/fakeEngine.ts'
import { createContainerRuntime } from './containerRuntime.ts'

const log = { info: () => undefined, warn: () => undefined }
const site = 'https://learn.example.org'

const driver = ({ socketPath }: FakeEngine) =>
  createContainerRuntime({
    docker: new Docker({ socketPath }),
    image: 'node:24-slim',
    shellImage: 'rampart-shell:1',
    ociRuntime: null,
    labsFolder: '/content/labs',
    host: 'this machine',
    hostAddress: null,
    site,
    log,
  })

async function open() {
  const engine = await startFakeEngine()
  const runtime = await driver(engine)
  const start = (sessionId: string) =>
    runtime.start(
      {
        sessionId,
        lab: 'jwt-forgery',
        seed: 'ab'.repeat(32),
        credentials: {},
        gatewaySecret: 'gate',
      },
      () => undefined,
    )
  let printed = ''
  const onEnd = vi.fn<() => void>()
  const openShell = async (sessionId: string) => {
    const shell = await runtime.openShell?.({
      sessionId,
      variables: { LAB_URL: 'http://lab', ACCESS_KEY: 'a b' },
      onOutput: (output) => {
        printed += output.toString()
      },
      onEnd,
    })
    if (!shell) throw new Error('There is no shell.')
    return shell
  }
  const named = (name: string) => [...engine.containers.values()].find((each) => each.name === name)
  return { engine, runtime, start, openShell, onEnd, named, printed: () => printed }
}

test('a shell is a container of its own, without network and privileges, that shares one socket with its target', async () => {
  const { engine, start, openShell, named } = await open()
  expect(await start('s1')).toMatchObject({ driver: 'container', hasShell: true })
  await openShell('s1')
  expect(engine.volumes.get('rampart-lab-s1')).toEqual({
    Name: 'rampart-lab-s1',
    Driver: 'local',
    DriverOpts: { type: 'tmpfs', device: 'tmpfs', o: 'uid=65534,gid=65534,mode=0700' },
    Labels: { 'rampart.site': site, 'rampart.session': 's1' },
  })
  const target = named('rampart-lab-s1')?.options
  expect(target?.Env).toContain('LAB_TARGET_SOCKET=/run/lab/lab.sock')
  expect(target?.HostConfig['Binds']).toContain('rampart-lab-s1:/run/lab')
  const shell = named('rampart-shell-s1')
  expect(shell?.options).toEqual({
    name: 'rampart-shell-s1',
    Image: 'rampart-shell:1',
    Entrypoint: ['socat'],
    Cmd: ['TCP-LISTEN:80,bind=127.0.0.1,fork,reuseaddr', 'UNIX-CONNECT:/run/lab/lab.sock'],
    Labels: { 'rampart.site': site, 'rampart.session': 's1' },
    Hostname: 'terminal',
    WorkingDir: '/',
    User: '65534:65534',
    HostConfig: {
      Binds: ['rampart-lab-s1:/run/lab:ro'],
      NetworkMode: 'none',
      ExtraHosts: ['lab:127.0.0.1'],
      Sysctls: { 'net.ipv4.ip_unprivileged_port_start': '0' },
      Tmpfs: { '/home/learner': 'rw,size=64m,mode=1777', '/tmp': 'rw,size=64m,mode=1777' },
      ReadonlyRootfs: true,
      SecurityOpt: ['no-new-privileges'],
      CapDrop: ['ALL'],
      Init: true,
      Memory: 268_435_456,
      MemorySwap: 268_435_456,
      NanoCpus: 500_000_000,
      PidsLimit: 128,
      LogConfig: { Type: 'json-file', Config: { 'max-size': '64k', 'max-file': '1' } },
    },
  })
  const [exec] = engine.execs.values()
  expect(exec?.container).toBe(shell?.id)
  expect(exec?.options).toMatchObject({ Tty: true, Cmd: ['bash', '--norc', '-i'] })
  expect(exec?.options['Env']).toEqual(
    expect.arrayContaining(['LAB_URL=http://lab', 'ACCESS_KEY=a b']),
  )
  // Neither the target's seed and secret nor anything else of it.
  expect(JSON.stringify([shell?.options, exec?.options])).not.toContain('gate')
})

test('what is typed goes in, what is printed comes out, and the size goes along', async () => {
  const { engine, start, openShell, printed } = await open()
  await start('s1')
  const shell = await openShell('s1')
  const exec = engine.execs.get('e1')
  await vi.waitFor(() => expect(exec?.terminal).toBeDefined())
  shell.write(Buffer.from('ls\r'))
  await vi.waitFor(() => expect(exec?.typed).toBe('ls\r'))
  exec?.terminal?.write('~ $ ')
  await vi.waitFor(() => expect(printed()).toBe('~ $ '))
  shell.resize({ columns: 132, rows: 43 })
  await vi.waitFor(() => expect(exec?.size).toEqual(['132', '43']))
})

test('the next shell of a session comes in the same container, and in a new one where that has ended', async () => {
  const { engine, start, openShell, onEnd, named } = await open()
  await start('s1')
  await openShell('s1')
  engine.execs.get('e1')?.terminal?.end()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  await openShell('s1')
  const first = named('rampart-shell-s1')?.id ?? ''
  expect(engine.execs.get('e2')?.container).toBe(first)
  engine.kill(first)
  await openShell('s1')
  expect(engine.execs.get('e3')?.container).not.toBe(first)
})

test('with the end of its session everything goes, and its shell hears of it', async () => {
  const { engine, runtime, start, openShell, onEnd } = await open()
  const handle = await start('s1')
  await openShell('s1')
  await runtime.stop(handle)
  await runtime.stop(handle)
  expect([...engine.containers]).toEqual([])
  expect([...engine.volumes]).toEqual([])
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
})

test('shells and volumes without a session are removed, from any process; close leaves them', async () => {
  const { engine, runtime, start, openShell } = await open()
  await start('wanted')
  await start('left')
  await openShell('wanted')
  await openShell('left')
  engine.containers.delete('c2')
  const later = await driver(engine)
  await later.reconcile(async () => new Set(['wanted']))
  expect([...engine.containers.values()].map(({ name }) => name)).toEqual([
    'rampart-lab-wanted',
    'rampart-shell-wanted',
  ])
  expect([...engine.volumes.keys()]).toEqual(['rampart-lab-wanted'])
  await runtime.close()
  expect([...engine.containers]).toHaveLength(2)
})

test('a shell that is left goes on for the next process', async () => {
  const { engine, start, openShell, onEnd, named } = await open()
  await start('s1')
  const shell = await openShell('s1')
  shell.leave()
  expect(onEnd).toHaveBeenCalledOnce()
  await openShell('s1')
  expect(engine.execs.get('e2')?.container).toBe(named('rampart-shell-s1')?.id)
})

test('ending a shell removes its container alone', async () => {
  const { engine, start, openShell, named } = await open()
  await start('s1')
  const shell = await openShell('s1')
  await shell.end()
  expect(named('rampart-shell-s1')).toBeUndefined()
  expect(named('rampart-lab-s1')).toBeDefined()
  expect([...engine.volumes.keys()]).toEqual(['rampart-lab-s1'])
})

test('a missing image of shells stops the start with one line', async () => {
  const engine = await startFakeEngine()
  engine.images.delete('rampart-shell:1')
  await expect(driver(engine)).rejects.toThrow(
    new StartError(
      'LAB_SHELL_IMAGE: the container engine does not have the image rampart-shell:1. Pull it first.',
    ),
  )
})
