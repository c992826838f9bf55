import {
  limitConnections,
  listenOrExplain,
  orderlyStop,
  serverOptions,
  startGateway,
  startObserving,
} from '@rampart/api'
import type { Config } from '@rampart/api'
import Fastify from 'fastify'

/** A gateway of labs as a process of its own. */
interface ServingGateway {
  /** Address at which it reports whether it is alive and ready. */
  readonly address: string
  /** The port of labs. */
  readonly labPort: number
  /** Reports for the drain time that it is not ready, then ends the connections through it. */
  readonly stop: () => Promise<void>
}

/** Starts the gateway of labs, whose only pages are its state. Throws `StartError`. */
export async function serveGateway(config: Config): Promise<ServingGateway> {
  const server = Fastify(serverOptions(config))
  limitConnections(server.server, { config, log: server.log })
  const stopServer = orderlyStop(server, config.drainSeconds)
  const observing = await startObserving(config, server)
  const gateway = await startGateway(config, server.log).catch(async (error: unknown) => {
    await observing.close()
    throw error
  })
  const stop = async () => {
    gateway.drain()
    await stopServer()
    await gateway.close()
    await observing.close()
  }
  try {
    await server.register(gateway.state, { prefix: '/api' })
    const { host, port } = config
    await listenOrExplain({ setting: 'PORT', host, port }, () => server.listen({ host, port }))
  } catch (error) {
    await stop()
    throw error
  }
  return { address: server.listeningOrigin, labPort: gateway.port, stop }
}
