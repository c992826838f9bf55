import Docker from 'dockerode'
import { expect, test, vi } from 'vitest'
import { StartError } from '../../startError.ts'
import { startFakeEngine } from '../../testing/fakeEngine.ts'
import { proveIsolation } from './containerProbes.ts'

const open = async (hostAddress: string | null = null, ociRuntime: string | null = null) => {
  const engine = await startFakeEngine()
  const log = { info: vi.fn<(text: string) => void>(), warn: vi.fn<(text: string) => void>() }
  const prove = () =>
    proveIsolation(new Docker({ socketPath: engine.socketPath }), {
      image: 'node:24-slim',
      site: 'https://learn.example.org',
      ociRuntime,
      hostAddress,
      log: log as never,
    })
  return { engine, log, prove }
}

test('where one network keeps containers apart, it has all labs, at ports of the loopback interface', async () => {
  const { engine, log, prove } = await open()
  expect(await prove()).toEqual({ isOwn: false, publishAt: '127.0.0.1' })
  expect(engine.networks.get('rampart-labs')).toMatchObject({
    Driver: 'bridge',
    Options: {
      'com.docker.network.bridge.enable_icc': 'false',
      'com.docker.network.bridge.enable_ip_masquerade': 'false',
    },
  })
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    'Labs run in containers, in a network that keeps them apart: tried, they reach neither each other nor an address outside.',
  )
  expect(log.warn).not.toHaveBeenCalled()
})

test.each(['neighbor', 'outside'] as const)(
  'where containers of one network reach what is %s, each has its own',
  async (what) => {
    const { engine, prove } = await open()
    engine.reached.shared.add(what)
    expect(await prove()).toEqual({ isOwn: true, publishAt: '127.0.0.1' })
  },
)

test('Podman gets a network for each session at once; containers are reached in it, as it opens no ports', async () => {
  const { engine, prove } = await open()
  engine.isPodman = true
  expect(await prove()).toEqual({ isOwn: true, publishAt: null })
  expect([...engine.networks.keys()]).toEqual([])
})

test.each([
  ['neighbor', "another lab's"],
  ['outside', 'an address outside'],
] as const)('where nothing keeps containers from %s, labs do not run', async (what, words) => {
  const { engine, prove } = await open()
  engine.reached.shared.add(what)
  engine.reached.own.add(what)
  await expect(prove()).rejects.toThrow(
    new StartError(
      `LAB_RUNTIME: this container engine does not keep labs apart: a container reached ${words}. Labs do not run on it.`,
    ),
  )
})

test('services of this machine that labs reach are said', async () => {
  const { engine, log, prove } = await open()
  engine.reached.shared.add('this machine')
  await prove()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Labs reach services of this machine that listen on all addresses\./),
  )
})

test('probes are removed after any outcome, and those of a start that was killed', async () => {
  const { engine, prove } = await open()
  engine.behavior = 'no init'
  await expect(prove()).rejects.toThrow(
    /^LAB_RUNTIME: the container engine finds no init program for containers \([^\n]+\)\. With Podman, install catatonit\.$/,
  )
  expect([...engine.containers]).toEqual([])
  engine.behavior = 'serve'
  const docker = new Docker({ socketPath: engine.socketPath })
  await docker.createContainer({
    name: 'rampart-probe-before-1',
    Labels: { 'rampart.probe': 'https://learn.example.org' },
    HostConfig: {},
  })
  await prove()
  expect([...engine.containers]).toEqual([])
})

test('an address for other machines needs an engine that opens ports', async () => {
  const { engine, prove } = await open('127.0.0.1')
  engine.isPodman = true
  await expect(prove()).rejects.toThrow(/^LAB_HOST_ADDRESS: this container engine opens no port/)
})

test('probes run with the runtime of labs', async () => {
  const { engine, prove } = await open(null, 'runsc')
  engine.runtimes.add('runsc')
  const made: unknown[] = []
  const { set } = engine.containers
  engine.containers.set = (id, container) => {
    made.push(container.options.HostConfig['Runtime'])
    return set.call(engine.containers, id, container)
  }
  await prove()
  expect(made).toEqual(['runsc', 'runsc'])
})

test('a runtime that the engine does not have is said, and nothing is left', async () => {
  const { engine, prove } = await open(null, 'runsc')
  await expect(prove()).rejects.toThrow(
    new StartError(
      'LAB_CONTAINER_RUNTIME: the container engine starts no container with the runtime runsc ((HTTP code 400) bad parameter - unknown or invalid runtime name: runsc ).',
    ),
  )
  expect([...engine.containers]).toEqual([])
})

test('Podman, which ignores the runtime that is asked for, must have it as its default', async () => {
  const { engine, prove } = await open(null, 'runsc')
  engine.isPodman = true
  await expect(prove()).rejects.toThrow(
    new StartError(
      'LAB_CONTAINER_RUNTIME: this container engine runs labs with runc, whatever is asked for. With Podman, set runtime = "runsc" in containers.conf.',
    ),
  )
  expect([...engine.containers]).toEqual([])
  expect([...engine.networks.keys()]).toEqual([])
  engine.defaultRuntime = '/usr/local/bin/runsc'
  expect(await prove()).toEqual({ isOwn: true, publishAt: null })
})
