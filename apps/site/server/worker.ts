import {
  installHostCheck,
  limitConnections,
  listenOrExplain,
  orderlyStop,
  roles,
  serverOptions,
  startApi,
  startObserving,
} from '@rampart/api'
import type { Config } from '@rampart/api'
import { openBootcamps } from '@rampart/contract/rules/bootcampCohorts'
import Fastify from 'fastify'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'

/** A process that does the work behind the site. */
export interface RunningWorker {
  /** Address at which it reports whether it is alive and ready. */
  readonly address: string
  /** The port of the gateway of its labs; null if it runs none. */
  readonly labPort: number | null
  /** Ends its jobs, and its labs unless they outlive it, then closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Starts what works behind the site: mails, labs with their gateway, drawings, removals. Its only
 * pages report its state. Throws `StartError`.
 */
export async function startWorker(config: Config): Promise<RunningWorker> {
  const server = Fastify(serverOptions(config))
  limitConnections(server.server, { config, log: server.log })
  installHostCheck(server)
  // It has nothing to drain: only monitoring sends it requests.
  const stopServer = orderlyStop(server, 0)
  const observing = await startObserving(config, server)
  const api = await startApi(config, {
    logger: server.log,
    role: roles.worker,
    openAt: (now) => openBootcamps(bootcamps, config.bootcampCohorts, now),
  })
  observing.watchApi(api.observed)
  const stop = async () => {
    api.drain()
    await stopServer()
    await api.close()
    await observing.close()
  }
  try {
    await server.register(api.state, { prefix: '/api' })
    const { host, port } = config
    await listenOrExplain({ setting: 'PORT', host, port }, () => server.listen({ host, port }))
  } catch (error) {
    await stop()
    throw error
  }
  return { address: server.listeningOrigin, labPort: api.labPort, stop }
}
