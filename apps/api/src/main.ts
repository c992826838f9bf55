import { apiBase } from '@rampart/contract/calls/call'
import Fastify from 'fastify'
import { startApi } from './api.ts'
import { readConfig } from './config.ts'
import { keepFilesPrivate } from './dataFolder.ts'
import { limitConnections } from './http/connectionLimit.ts'
import { installHostCheck } from './http/hostCheck.ts'
import { listenOrExplain } from './http/listen.ts'
import { orderlyStop } from './http/orderlyStop.ts'
import { serverOptions } from './http/serverOptions.ts'
import { startObserving } from './observing/startObserving.ts'
import { noteFault } from './observing/work.ts'
import { StartError } from './startError.ts'
import { onStopSignal } from './stopSignals.ts'

/** The API as its own process, for a site that runs separately (`API_URL`). */
async function main(): Promise<void> {
  keepFilesPrivate()
  const config = readConfig(process.env)
  const server = Fastify(serverOptions(config))
  limitConnections(server.server, { config, log: server.log })
  installHostCheck(server)
  const observing = await startObserving(config, server)
  const api = await startApi(config, { logger: server.log })
  observing.watchApi(api.observed)
  const stopServer = orderlyStop(server, config.drainSeconds)
  const stop = async (code: number) => {
    api.drain()
    await stopServer()
    await api.close()
    await observing.close()
    process.exit(code)
  }
  onStopSignal(() => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      server.log.fatal({ err: error }, event)
      noteFault({ error, during: event })
      void stop(1)
    })
  }
  await server.register(api.plugin, { prefix: apiBase })
  const { host, port } = config
  try {
    await listenOrExplain({ setting: 'PORT', host, port }, () => server.listen({ host, port }))
  } catch (error) {
    await api.close()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
