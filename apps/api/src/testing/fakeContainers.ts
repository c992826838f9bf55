import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fields of a container that the driver uses. */
export interface FakeContainer {
  readonly id: string
  readonly name: string
  readonly options: Record<string, unknown> & {
    Labels: Record<string, string>
    Env?: string[]
    HostConfig: Record<string, unknown>
    ExposedPorts?: unknown
  }
  /** Its address in its network, one of this machine's own. */
  readonly ip: string
  isRunning: boolean
  /** Its port on this machine; 0 if it has none. */
  port: number
  readonly servers: Server[]
  readonly waiting: ((code: number) => void)[]
}

/** What containers can reach from the engine's networks. */
export type Reached = 'neighbor' | 'outside' | 'this machine'

const portInside = 8080

/**
 * Starts what a container serves: a probe reports what it reaches, a target refuses requests
 * without the secret.
 */
export async function serveContainer(
  container: FakeContainer,
  { isPublished, reached }: { isPublished: boolean; reached: ReadonlySet<Reached> },
): Promise<void> {
  container.isRunning = true
  // A shell's container serves nothing.
  if (!container.options.ExposedPorts) return
  const answer = container.options.Labels['rampart.probe']
    ? probe(container, reached)
    : target(container)
  const places = [[container.ip, portInside] as const]
  for (const [address, port] of isPublished ? [['127.0.0.1', 0] as const] : places) {
    const server = createServer(answer).listen(port, address)
    container.servers.push(server)
    await once(server, 'listening')
    if (isPublished) container.port = (server.address() as AddressInfo).port
  }
}

const target = ({ options, name }: FakeContainer): RequestListener => {
  const given = options.Env?.find((entry) => entry.startsWith('LAB_TARGET='))
  const { gatewaySecret } = JSON.parse(given?.slice('LAB_TARGET='.length) ?? '{}')
  return (request, response) =>
    response.writeHead(request.headers['x-lab-gateway'] === gatewaySecret ? 200 : 403).end(name)
}

const probe =
  ({ ip }: FakeContainer, reached: ReadonlySet<Reached>): RequestListener =>
  ({ url = '' }, response) => {
    const to = /to=(.+):\d+$/.exec(url)?.[1]
    if (to === undefined) return void response.end('ready')
    const [first, second] = to.split('.')
    const kind: Reached =
      to === gateway
        ? 'this machine'
        : ip.startsWith(`${first}.${second}.`)
          ? 'neighbor'
          : 'outside'
    response.end(to === '127.0.0.1' || reached.has(kind) ? 'reached' : 'not reached')
  }

/** The address of this machine in every network. */
export const gateway = '10.89.0.1'

/** Ends a container's program. */
export function endContainer(container: FakeContainer | undefined, code: number): void {
  if (!container) return
  container.isRunning = false
  for (const server of container.servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  for (const tell of container.waiting.splice(0)) tell(code)
}
