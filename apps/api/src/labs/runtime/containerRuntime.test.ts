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
  site = 'https://learn.example.org',
) =>
  createContainerRuntime({
    docker: new Docker({ socketPath }),
    image: 'node:24-slim',
    shellImage: null,
    labsFolder: '/content/labs',
    host: 'this machine',
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
  expect(handle).toEqual({ driver: 'container', containerId: 'c1', port: container?.port })
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

test('stopping removes the container, can be repeated, and reports no end', async () => {
  const { engine, runtime, start, ended } = await open()
  const handle = await start('s1')
  await runtime.stop(handle)
  await runtime.stop(handle)
  expect([...engine.containers]).toEqual([])
  expect(await runtime.status(handle)).toBe('gone')
  expect(ended).not.toHaveBeenCalled()
})

test('a container that ends is reported at once', async () => {
  const { engine, runtime, start, ended } = await open()
  const handle = await start('s1')
  await vi.waitFor(() => expect(engine.requests).toContain('POST /containers/c1/wait'))
  engine.kill('c1')
  await vi.waitFor(() =>
    expect(ended).toHaveBeenCalledExactlyOnceWith('its container ended with code 137'),
  )
  expect(await runtime.status(handle)).toBe('gone')
})

test('a container that ends before it responds is removed', async () => {
  const { engine, start, ended } = await open()
  engine.behaviour = 'end'
  await expect(start('s1')).rejects.toThrow('ended with code 1 before it responded')
  expect([...engine.containers]).toEqual([])
  expect(ended).not.toHaveBeenCalled()
})

test('containers of this site without a session are removed, from any process; those of another site stay', async () => {
  const { engine, start } = await open()
  await start('wanted')
  await start('left behind')
  const other = await driver(engine, 'https://other.example.org')
  await other.start(startOf('of the other'), () => undefined)
  const later = await driver(engine)
  await later.reconcile(async () => new Set(['wanted']))
  expect(
    [...engine.containers.values()].map(({ options }) => options.Labels['rampart.session']),
  ).toEqual(['wanted', 'of the other'])
})

test('the driver ends its own containers when it closes, and no others', async () => {
  const { engine, runtime, start } = await open()
  await start('mine')
  const other = await driver(engine)
  await other.start(startOf('of another process'), () => undefined)
  await runtime.close()
  expect(
    [...engine.containers.values()].map(({ options }) => options.Labels['rampart.session']),
  ).toEqual(['of another process'])
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
