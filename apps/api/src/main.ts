import { apiBase } from '@rampart/contract/calls/call'
import Fastify from 'fastify'
import { startApi } from './api.ts'
import { readConfig } from './config.ts'
import { systemErrorCode } from './dataFolder.ts'
import { serverOptions } from './http/serverOptions.ts'
import { StartError } from './startError.ts'

/** How long requests under way may take to finish at the end, in milliseconds. */
const grace = 8_000

/** The API as a process of its own, for a site that runs apart from it (`API_URL`). */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = Fastify(serverOptions(config))
  const api = await startApi(config, { logger: server.log })
  const stop = async (code: number) => {
    api.drain()
    setTimeout(() => server.server.closeAllConnections(), grace).unref()
    await server.close()
    await api.close()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      server.log.fatal({ err: error }, event)
      void stop(1)
    })
  }
  await server.register(api.plugin, { prefix: apiBase })
  try {
    await server.listen({ host: config.host, port: config.port })
  } catch (error) {
    await api.close()
    if (systemErrorCode(error) !== 'EADDRINUSE') throw error
    throw new StartError(`PORT: ${config.port} on ${config.host} is in use by another program.`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
