import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** The fields of a container that the driver uses. */
export interface FakeContainer {
  readonly id: string
  readonly name: string
  readonly options: Record<string, unknown> & {
    Labels: Record<string, string>
    Env: string[]
    HostConfig: Record<string, unknown>
    ExposedPorts?: unknown
  }
  isRunning: boolean
  port: number
  target: Server | undefined
  readonly waiting: ((code: number) => void)[]
}

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
  readonly networks: Map<string, unknown>
  /** By their names. */
  readonly volumes: Map<string, { Labels: Record<string, string> }>
  readonly execs: Map<string, FakeExec>
  /** How many containers were created. */
  made: number
  /** Whether containers respond once they run, or end at once. */
  behaviour: 'serve' | 'end'
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
    made: 0,
    behaviour: 'serve',
    kill: (id) => end(engine.containers.get(id), 137),
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://engine')
    const path = url.pathname.replace(/^\/v[\d.]+/, '')
    engine.requests.push(`${request.method} ${path}`)
    const [status, content] = await answer(
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
    for (const container of engine.containers.values()) end(container, 137)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return engine
}

type Answer = readonly [status: number, body?: unknown]

async function answer(
  engine: FakeEngine,
  call: string,
  query: URLSearchParams,
  body: string,
): Promise<Answer> {
  switch (call) {
    case 'GET /_ping':
      return [200]
    case 'POST /networks/create':
      return createNetwork(engine, JSON.parse(body))
    case 'POST /containers/create': {
      engine.made += 1
      const id = `c${engine.made}`
      const named = { id, name: query.get('name') ?? '', options: JSON.parse(body) }
      engine.containers.set(id, {
        ...named,
        isRunning: false,
        port: 0,
        target: undefined,
        waiting: [],
      })
      return [201, { Id: id }]
    }
    case 'POST /volumes/create': {
      const volume = JSON.parse(body) as { Name: string; Labels: Record<string, string> }
      // One that is there already is a success, with Docker and with Podman.
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
  const network = /^GET \/networks\/([\w-]+)$/.exec(call)?.[1]
  if (network !== undefined)
    return engine.networks.has(network)
      ? [200, engine.networks.get(network)]
      : [404, { message: 'no such network' }]
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

/** Begins a command: its connection carries its terminal from then on. */
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

function removeVolume({ volumes, containers }: FakeEngine, name: string): Answer {
  if (!volumes.has(name)) return [404, { cause: 'no such volume', response: 404 }]
  const isUsed = [...containers.values()].some(({ options }) =>
    ((options.HostConfig['Binds'] as string[] | undefined) ?? []).some((bind) =>
      bind.startsWith(`${name}:`),
    ),
  )
  if (isUsed) return [409, { cause: 'volume is being used', response: 409 }]
  volumes.delete(name)
  return [204]
}

const labelled = ({ label = [] }: { label?: readonly string[] }) => {
  const [name = '', value] = label[0]?.split('=') ?? []
  return ({ Labels }: { Labels: Record<string, string> }) => Labels[name] === value
}

function createNetwork({ networks }: FakeEngine, network: { Name: string }): Answer {
  // Podman's response; Docker's is 409.
  if (networks.has(network.Name)) return [500, { message: 'network already exists' }]
  networks.set(network.Name, network)
  return [201, { Id: network.Name }]
}

function listContainers({ containers }: FakeEngine, filters: { label: readonly string[] }) {
  const isListed = labelled(filters)
  const found = [...containers.values()].filter(({ options }) => isListed(options))
  return found.map(({ id, options }) => ({ Id: id, Labels: options.Labels }))
}

async function act(engine: FakeEngine, container: FakeContainer, action: string): Promise<Answer> {
  switch (action) {
    case 'POST start':
      await run(container, engine.behaviour)
      return [204]
    case 'POST wait':
      return new Promise((resolve) =>
        container.waiting.push((code) => resolve([200, { StatusCode: code }])),
      )
    case 'DELETE':
      engine.containers.delete(container.id)
      for (const exec of engine.execs.values())
        if (exec.container === container.id) exec.terminal?.end()
      end(container, 137)
      return [204]
    case 'GET json': {
      const ports = { '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: String(container.port) }] }
      return [
        200,
        {
          Id: container.id,
          State: { Running: container.isRunning, ExitCode: 1 },
          Config: { Labels: container.options.Labels },
          NetworkSettings: { Ports: ports },
        },
      ]
    }
  }
  return [404, { message: 'no such call' }]
}

/** A container's program: it refuses requests without the secret. */
async function run(container: FakeContainer, behaviour: FakeEngine['behaviour']): Promise<void> {
  container.isRunning = behaviour !== 'end'
  // A shell's container serves nothing.
  if (behaviour !== 'serve' || !container.options.ExposedPorts) return
  const secret = JSON.parse(
    container.options.Env.find((entry) => entry.startsWith('LAB_TARGET='))?.slice(
      'LAB_TARGET='.length,
    ) ?? '{}',
  ).gatewaySecret
  container.target = createServer((request, response) =>
    response.writeHead(request.headers['x-lab-gateway'] === secret ? 200 : 403).end(),
  )
  container.target.listen(0, '127.0.0.1')
  await once(container.target, 'listening')
  container.port = (container.target.address() as AddressInfo).port
}

function end(container: FakeContainer | undefined, code: number): void {
  if (!container) return
  container.isRunning = false
  container.target?.closeAllConnections()
  container.target?.close()
  for (const tell of container.waiting.splice(0)) tell(code)
}
