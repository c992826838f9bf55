import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  }
  isRunning: boolean
  port: number
  target: Server | undefined
  readonly waiting: ((code: number) => void)[]
}

/** An HTTP server on a socket with the part of the Docker Engine API that the driver uses. */
export interface FakeEngine {
  readonly socketPath: string
  readonly containers: Map<string, FakeContainer>
  /** Each request's method and path, without the version. */
  readonly requests: string[]
  readonly images: Set<string>
  readonly networks: Map<string, unknown>
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
    images: new Set(['node:24-slim']),
    networks: new Map(),
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
  }).listen(engine.socketPath)
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
      const id = `c${engine.containers.size + 1}`
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
  const [, method, id = '', action] = /^(\w+) \/containers\/(\w+)(?:\/(\w+))?$/.exec(call) ?? []
  const container = engine.containers.get(id)
  return container
    ? act(engine, container, `${method} ${action ?? ''}`.trim())
    : [404, { message: 'no such container' }]
}

function createNetwork({ networks }: FakeEngine, network: { Name: string }): Answer {
  // Podman's response; Docker's is 409.
  if (networks.has(network.Name)) return [500, { message: 'network already exists' }]
  networks.set(network.Name, network)
  return [201, { Id: network.Name }]
}

function listContainers({ containers }: FakeEngine, { label }: { label: readonly string[] }) {
  const [name = '', value] = label[0]?.split('=') ?? []
  const found = [...containers.values()].filter(({ options }) => options.Labels[name] === value)
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
      end(container, 137)
      return [204]
    case 'GET json': {
      const ports = { '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: String(container.port) }] }
      return [
        200,
        { State: { Running: container.isRunning, ExitCode: 1 }, NetworkSettings: { Ports: ports } },
      ]
    }
  }
  return [404, { message: 'no such call' }]
}

/** A container's program: it refuses requests without the secret. */
async function run(container: FakeContainer, behaviour: FakeEngine['behaviour']): Promise<void> {
  container.isRunning = behaviour !== 'end'
  if (behaviour !== 'serve') return
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
