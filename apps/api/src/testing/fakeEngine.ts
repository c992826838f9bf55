import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { endContainer, gateway, serveContainer } from './fakeContainers.ts'
import { createNetwork, labelled, listContainers, removeVolume } from './fakeEngineLists.ts'
import type { EngineResponse } from './fakeEngineLists.ts'
import type { FakeContainer, Reached } from './fakeContainers.ts'

/** A command with a terminal in a container, whose output the test makes. */
export interface FakeExec {
  readonly container: string
  readonly options: Record<string, unknown>
  /** The hijacked connection, once it has begun. */
  terminal: Duplex | undefined
  /** What was typed. */
  typed: string
  /** The last size, columns and rows. */
  size: readonly [string | null, string | null] | undefined
}

/** An HTTP server on a socket with the part of the Docker Engine API that the driver uses. */
export interface FakeEngine {
  readonly socketPath: string
  readonly containers: Map<string, FakeContainer>
  /** Each request's method and path, without the version. */
  readonly requests: string[]
  readonly images: Set<string>
  readonly networks: Map<string, { Internal?: boolean; Labels?: Record<string, string> }>
  /** By their names. */
  readonly volumes: Map<string, { Labels: Record<string, string> }>
  readonly execs: Map<string, FakeExec>
  /** How many containers were created, without probes. */
  targets: number
  /**
   * Whether it is Podman, which opens no ports for containers of a network without a route to the
   * outside.
   */
  isPodman: boolean
  /** The runtimes that it has for containers. Podman always uses the default. */
  readonly runtimes: Set<string>
  defaultRuntime: string
  /** What containers reach in the network that they share, and in networks of their own. */
  readonly reached: { readonly shared: Set<Reached>; readonly own: Set<Reached> }
  /**
   * Whether containers respond once they run, never respond, end at once, or do not start because
   * something is missing.
   */
  behavior: 'serve' | 'hang' | 'end' | 'no init'
  /** Ends a container as a crash would. */
  kill(id: string): void
}

export async function startFakeEngine(): Promise<FakeEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'api-engine-'))
  const engine: FakeEngine = {
    socketPath: join(folder, 'engine.sock'),
    containers: new Map(),
    requests: [],
    images: new Set(['node:24-slim', 'rampart-shell:1']),
    networks: new Map(),
    volumes: new Map(),
    execs: new Map(),
    targets: 0,
    isPodman: false,
    runtimes: new Set(['runc']),
    defaultRuntime: 'runc',
    reached: { shared: new Set(), own: new Set() },
    behavior: 'serve',
    kill: (id) => endContainer(engine.containers.get(id), 137),
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://engine')
    const path = url.pathname.replace(/^\/v[\d.]+/, '')
    engine.requests.push(`${request.method} ${path}`)
    const [status, content] = await respond(
      engine,
      `${request.method} ${path}`,
      url.searchParams,
      await text(request),
    )
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(content === undefined ? undefined : JSON.stringify(content))
  })
  server.on('upgrade', (request, socket) => hijack(engine, request, socket))
  server.listen(engine.socketPath)
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const container of engine.containers.values()) endContainer(container, 137)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return engine
}

async function respond(
  engine: FakeEngine,
  call: string,
  query: URLSearchParams,
  body: string,
): Promise<EngineResponse> {
  switch (call) {
    case 'GET /_ping':
      return [200]
    case 'GET /version':
      return [200, { Components: [{ Name: engine.isPodman ? 'Podman Engine' : 'Engine' }] }]
    case 'GET /info':
      return [200, { DefaultRuntime: engine.defaultRuntime }]
    case 'GET /networks': {
      const isListed = labelled(JSON.parse(query.get('filters') ?? '{}'))
      const found = [...engine.networks].map(([Name, { Labels = {} }]) => ({ Name, Labels }))
      return [200, found.filter(isListed)]
    }
    case 'POST /networks/create':
      return createNetwork(engine, JSON.parse(body))
    case 'POST /containers/create': {
      const name = query.get('name') ?? ''
      if ([...engine.containers.values()].some((other) => other.name === name))
        return [409, { message: 'the name is in use' }]
      const options = JSON.parse(body) as FakeContainer['options']
      const { Runtime = engine.defaultRuntime } = options.HostConfig
      if (!engine.isPodman && !engine.runtimes.has(String(Runtime)))
        return [400, { message: `unknown or invalid runtime name: ${String(Runtime)}` }]
      const isProbe = name.startsWith('rampart-probe-')
      const id = isProbe ? name : `c${(engine.targets += 1)}`
      engine.containers.set(id, {
        id,
        name,
        options,
        ip: nextAddress(),
        isRunning: false,
        port: 0,
        servers: [],
        waiting: [],
      })
      return [201, { Id: id }]
    }
    case 'POST /volumes/create': {
      const volume = JSON.parse(body) as { Name: string; Labels: Record<string, string> }
      // Creating one that exists already is a success, with Docker and with Podman.
      if (!engine.volumes.has(volume.Name)) engine.volumes.set(volume.Name, volume)
      return [201, { Name: volume.Name }]
    }
    case 'GET /volumes': {
      const isListed = labelled(JSON.parse(query.get('filters') ?? '{}'))
      return [200, { Volumes: [...engine.volumes.values()].filter(isListed), Warnings: [] }]
    }
    case 'GET /containers/json':
      return [200, listContainers(engine, JSON.parse(query.get('filters') ?? '{}'))]
  }
  const image = /^GET \/images\/(.+)\/json$/.exec(call)?.[1]
  if (image !== undefined)
    return engine.images.has(decodeURIComponent(image))
      ? [200, {}]
      : [404, { message: 'no such image' }]
  const [, asked, network] = /^(GET|DELETE) \/networks\/([\w-]+)$/.exec(call) ?? []
  if (network !== undefined) {
    if (!engine.networks.has(network)) return [404, { message: 'no such network' }]
    if (asked === 'GET') return [200, engine.networks.get(network)]
    engine.networks.delete(network)
    return [204]
  }
  const volume = /^DELETE \/volumes\/([\w-]+)$/.exec(call)?.[1]
  if (volume !== undefined) return removeVolume(engine, volume)
  const sized = /^POST \/exec\/(\w+)\/resize$/.exec(call)?.[1]
  if (sized !== undefined) {
    const exec = engine.execs.get(sized)
    if (!exec) return [404, { cause: 'no such exec session', response: 404 }]
    exec.size = [query.get('w'), query.get('h')]
    // Podman's response; Docker's is 200.
    return [201]
  }
  const [, method, id = '', action] = /^(\w+) \/containers\/([\w-]+)(?:\/(\w+))?$/.exec(call) ?? []
  const container =
    engine.containers.get(id) ?? [...engine.containers.values()].find(({ name }) => name === id)
  if (container && method === 'POST' && action === 'exec') {
    if (!container.isRunning)
      return [409, { message: 'can only create exec sessions on running containers' }]
    const exec = `e${engine.execs.size + 1}`
    const options = JSON.parse(body) as Record<string, unknown>
    const { id: own } = container
    engine.execs.set(exec, {
      container: own,
      options,
      terminal: undefined,
      typed: '',
      size: undefined,
    })
    return [201, { Id: exec }]
  }
  return container
    ? act(engine, container, `${method} ${action ?? ''}`.trim())
    : [404, { cause: 'no such container', message: 'no such container', response: 404 }]
}

/** Begins a command: from then on its connection is its terminal. */
function hijack(engine: FakeEngine, request: IncomingMessage, socket: Duplex): void {
  const id = /\/exec\/(\w+)\/start$/.exec(request.url ?? '')?.[1] ?? ''
  const exec = engine.execs.get(id)
  engine.requests.push(`${request.method} /exec/${id}/start`)
  if (!exec) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  socket.write(
    'HTTP/1.1 101 UPGRADED\r\nContent-Type: application/vnd.docker.raw-stream\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n',
  )
  exec.terminal = socket
  socket.on('error', () => undefined)
  socket.on('data', (data: Buffer) => {
    // The options come as the request's body.
    exec.typed += data.toString().replace(/^\{"[^}]*\}/, '')
  })
}

let addresses = 0

/** An address of this machine that no other container has, also of other test runs. */
function nextAddress(): string {
  addresses += 1
  return `127.${64 + (process.pid % 128)}.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`
}

const networkOf = ({ options }: FakeContainer) => String(options.HostConfig['NetworkMode'])

async function act(
  engine: FakeEngine,
  container: FakeContainer,
  action: string,
): Promise<EngineResponse> {
  const isInternal = engine.networks.get(networkOf(container))?.Internal === true
  switch (action) {
    case 'POST start':
      if (engine.behavior === 'no init')
        return [500, { message: 'container-init binary not found on the host' }]
      if (engine.behavior === 'hang') container.isRunning = true
      if (engine.behavior === 'serve')
        await serveContainer(container, {
          isPublished: !(engine.isPodman && isInternal),
          reached: engine.reached[isInternal ? 'own' : 'shared'],
        })
      return [204]
    case 'POST wait':
      if (!container.isRunning) return [200, { StatusCode: 137 }]
      return new Promise((resolve) =>
        container.waiting.push((code) => resolve([200, { StatusCode: code }])),
      )
    case 'DELETE':
      engine.containers.delete(container.id)
      for (const exec of engine.execs.values())
        if (exec.container === container.id) exec.terminal?.end()
      endContainer(container, 137)
      return [204]
    case 'GET json': {
      const ports = container.port
        ? { '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: String(container.port) }] }
        : {}
      return [
        200,
        {
          Id: container.id,
          State: { Running: container.isRunning, ExitCode: 1 },
          Config: { Labels: container.options.Labels },
          HostConfig: {
            Runtime: engine.isPodman
              ? 'oci'
              : (container.options.HostConfig['Runtime'] ?? engine.defaultRuntime),
          },
          NetworkSettings: {
            Ports: ports,
            Networks: { [networkOf(container)]: { IPAddress: container.ip, Gateway: gateway } },
          },
        },
      ]
    }
  }
  return [404, { message: 'no such call' }]
}
