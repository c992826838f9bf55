import Docker from 'dockerode'
import { expect, test, vi } from 'vitest'
import { StartError } from '../../startError.ts'
import { startFakeEngine } from '../../testing/fakeEngine.ts'
import type { FakeEngine } from '../../testing/fakeEngine.ts'
import { createContainerRuntime } from './containerRuntime.ts'
import { kitFolder } from './targetCommand.ts'

const log = { info: () => undefined, warn: () => undefined }

const driver = (
  { socketPath }: Pick<FakeEngine, 'socketPath'>,
  {
    site = 'https://learn.example.org',
    hostAddress = null as string | null,
    ociRuntime = null as string | null,
    docker = new Docker({ socketPath }),
  } = {},
) =>
  createContainerRuntime({
    docker,
    image: 'node:24-slim',
    shellImage: null,
    labsFolder: '/content/labs',
    host: 'this machine',
    hostAddress,
    ociRuntime,
    site,
    log,
  })

const startOf = (sessionId: string) => ({
  sessionId,
  lab: 'jwt-forgery',
  seed: 'ab'.repeat(32),
  credentials: { password: 'open sesame' },
  gatewaySecret: 'gate',
})

async function open() {
  const engine = await startFakeEngine()
  const runtime = await driver(engine)
  const ended = vi.fn<(reason: string) => void>()
  return {
    engine,
    runtime,
    ended,
    start: (sessionId: string) => runtime.start(startOf(sessionId), ended),
  }
}

test('a target is a container without privileges, with limits, on the network of labs and a loopback port', async () => {
  const { engine, runtime, start } = await open()
  const handle = await start('s1')
  const [container] = engine.containers.values()
  expect(handle).toEqual({
    driver: 'container',
    containerId: 'c1',
    host: 'this machine',
    port: container?.port,
  })
  expect(await runtime.status(handle)).toBe('running')
  expect(container?.name).toBe('rampart-lab-s1')
  expect(container?.options).toEqual({
    name: 'rampart-lab-s1',
    Image: 'node:24-slim',
    Cmd: [
      'node',
      '--permission',
      '--allow-fs-read=/content/labs/jwt-forgery/target',
      '--allow-fs-read=/content/lab-kit',
      '--max-old-space-size=64',
      '--disable-warning=ExperimentalWarning',
      '/content/labs/jwt-forgery/target/main.ts',
    ],
    Env: [
      `LAB_TARGET=${JSON.stringify({ seed: 'ab'.repeat(32), credentials: { password: 'open sesame' }, gatewaySecret: 'gate' })}`,
      'NODE_ENV=production',
      'LAB_TARGET_PORT=8080',
    ],
    Labels: { 'rampart.site': 'https://learn.example.org', 'rampart.session': 's1' },
    WorkingDir: '/',
    User: '65534:65534',
    OpenStdin: true,
    ExposedPorts: { '8080/tcp': {} },
    HostConfig: {
      Binds: [
        '/content/labs/jwt-forgery/target:/content/labs/jwt-forgery/target:ro',
        `${kitFolder}:/content/lab-kit:ro`,
      ],
      PortBindings: { '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: '' }] },
      NetworkMode: 'rampart-labs',
      ReadonlyRootfs: true,
      SecurityOpt: ['no-new-privileges'],
      CapDrop: ['ALL'],
      Init: true,
      Memory: 268_435_456,
      MemorySwap: 268_435_456,
      NanoCpus: 500_000_000,
      PidsLimit: 64,
      LogConfig: { Type: 'json-file', Config: { 'max-size': '64k', 'max-file': '1' } },
    },
  })
  expect(engine.networks.get('rampart-labs')).toMatchObject({
    Driver: 'bridge',
    Options: {
      'com.docker.network.bridge.enable_icc': 'false',
      'com.docker.network.bridge.enable_ip_masquerade': 'false',
    },
  })
})

test('a target runs with the runtime that is set', async () => {
  const engine = await startFakeEngine()
  engine.runtimes.add('runsc')
  const runtime = await driver(engine, { ociRuntime: 'runsc' })
  await runtime.start(startOf('s1'), () => undefined)
  const [container] = engine.containers.values()
  expect(container?.options.HostConfig).toMatchObject({ Runtime: 'runsc', CapDrop: ['ALL'] })
})

test('a container that ends before it responds is removed', async () => {
  const { engine, start, ended } = await open()
  engine.behavior = 'end'
  await expect(start('s1')).rejects.toThrow('ended with code 1 before it responded')
  expect([...engine.containers]).toEqual([])
  expect(ended).not.toHaveBeenCalled()
})

test('containers of this site without a session are removed, from any process; those of another site stay', async () => {
  const { engine, start } = await open()
  await start('wanted')
  await start('left-behind')
  const other = await driver(engine, { site: 'https://other.example.org' })
  await other.start(startOf('of-the-other'), () => undefined)
  const later = await driver(engine)
  await later.reconcile(async () => new Set(['wanted']))
  expect(
    [...engine.containers.values()].map(({ options }) => options.Labels['rampart.session']),
  ).toEqual(['wanted', 'of-the-other'])
})

test.each(['hangs', 'fails'])(
  'a container whose removal %s keeps no other from being removed',
  async (how) => {
    const engine = await startFakeEngine()
    const docker = new Docker({ socketPath: engine.socketPath })
    const runtime = await driver(engine, { docker })
    for (const session of ['stuck', 'two', 'three'])
      await runtime.start(startOf(session), () => undefined)
    const stuck = docker.getContainer('c1')
    stuck.remove = () =>
      how === 'hangs'
        ? new Promise(() => undefined)
        : Promise.reject(Object.assign(new Error('device busy'), { statusCode: 500 }))
    const get = docker.getContainer.bind(docker)
    docker.getContainer = (id) => (id === 'c1' ? stuck : get(id))
    const comparing = runtime.reconcile(async () => new Set())
    await vi.waitFor(() => expect([...engine.containers.keys()]).toEqual(['c1']), {
      timeout: 15_000,
      interval: 20,
    })
    if (how === 'fails') await comparing
  },
)

test('a driver that closes during a start removes what it was starting, and leaves what runs', async () => {
  const { engine, runtime, start } = await open()
  await start('running')
  engine.behavior = 'hang'
  const starting = start('starting')
  await vi.waitFor(() => expect(engine.requests).toContain('GET /containers/c2/json'))
  await runtime.close()
  await expect(starting).rejects.toThrow('aborted')
  expect([...engine.containers.values()].map(({ name }) => name)).toEqual(['rampart-lab-running'])
})

test('with an address of this machine, targets have a port there, for other machines too', async () => {
  const engine = await startFakeEngine()
  const runtime = await driver(engine, { hostAddress: '127.0.0.1' })
  const handle = await runtime.start(startOf('s1'), () => undefined)
  expect(handle).toMatchObject({ address: '127.0.0.1', port: engine.containers.get('c1')?.port })
  expect(engine.containers.get('c1')?.options.HostConfig['PortBindings']).toEqual({
    '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: '' }],
  })
})

test('an image of labs without Node stops the start', async () => {
  const engine = await startFakeEngine()
  engine.behavior = 'end'
  await expect(driver(engine)).rejects.toThrow(
    new StartError(
      'LAB_IMAGE: a container that runs Node ended with code 1. Labs need an image with Node 24.',
    ),
  )
  expect([...engine.containers]).toEqual([])
})

test('a missing engine or image stops the start with one line', async () => {
  const engine = await startFakeEngine()
  engine.images.clear()
  await expect(driver(engine)).rejects.toThrow(
    new StartError(
      'LAB_IMAGE: the container engine does not have the image node:24-slim. Pull it first.',
    ),
  )
  await expect(driver({ socketPath: '/nowhere/engine.sock' })).rejects.toThrow(
    /^LAB_RUNTIME: no container engine answers \([^\n]*ENOENT[^\n]*\)\. Start one/,
  )
})
