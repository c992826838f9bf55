import {
  installHostCheck,
  limitConnections,
  listenOrExplain,
  openCounts,
  orderlyStop,
  roles,
  serverOptions,
  startApi,
  startObserving,
} from '@rampart/api'
import type { ApiInfo, Config, Role } from '@rampart/api'
import { openBootcamps } from '@rampart/contract/rules/bootcampCohorts'
import Fastify from 'fastify'
import type { FastifyReply } from 'fastify'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { builtPages } from './builtPages.ts'
import { failurePagesFor, sendPlainPage } from './failurePage.ts'
import { site } from './site.ts'
import type { SiteConfig } from './siteConfig.ts'
import { sendInProcess, sendTo } from './send.ts'

/** A running site. */
export interface RunningSite {
  /** Where it listens, for example http://localhost:3000. */
  address: string
  /** What the API reported; absent if it runs in another process. */
  info: ApiInfo | undefined
  /**
   * Continues to accept requests for the drain time, then finishes those under way and closes the
   * database.
   */
  stop(): Promise<void>
}

/**
 * Starts site and API, or the site alone if `apiUrl` is set. Throws `StartError` for what a person
 * can fix.
 */
export async function startSite(
  config: Config,
  { apiUrl, arePagesShared, ...links }: SiteConfig,
  { isDevelopment, role = roles.all }: { isDevelopment: boolean; role?: Role },
): Promise<RunningSite> {
  const options = serverOptions(config)
  // A terminal shows problems only; a collected log has every request.
  let failurePages: ReturnType<typeof failurePagesFor> | undefined
  const server = Fastify({
    ...options,
    logger: { ...options.logger, level: process.stdout.isTTY ? 'warn' : 'info' },
    frameworkErrors: (error, request, reply) => {
      if (request.url.startsWith('/api/')) options.frameworkErrors(error, request, reply)
      else sendPlainPage(reply as FastifyReply, 400, failurePages?.(request.headers).notFound ?? '')
    },
  })
  limitConnections(server.server, { config, log: server.log })
  installHostCheck(server)
  const observing = await startObserving(config, server)
  const api = apiUrl
    ? undefined
    : await startApi(config, {
        logger: server.log,
        role,
        openAt: (now) => openBootcamps(bootcamps, config.bootcampCohorts, now),
      }).catch(async (error: unknown) => {
        await observing.close()
        throw error
      })
  if (api) observing.watchApi(api.observed)
  // If the API runs apart, pages have no database to share counts by.
  const counting = api
    ? { counts: api.counts, close: () => Promise.resolve() }
    : await openCounts(config, { database: null, log: server.log })
  const stopServer = orderlyStop(server, config.drainSeconds)
  try {
    if (api) await server.register(api.plugin, { prefix: '/api' })
    const pages = isDevelopment
      ? await (await import('./developmentPages.ts')).developmentPages(server)
      : await builtPages()
    failurePages = failurePagesFor(pages)
    await server.register(site, {
      config,
      pages,
      sendFor: apiUrl ? sendTo(apiUrl) : sendInProcess(server),
      apiUrl,
      arePagesShared,
      links,
      counts: counting.counts,
    })
    const { host, port } = config
    await listenOrExplain({ setting: 'PORT', host, port }, () => server.listen({ host, port }))
  } catch (error) {
    await server.close()
    await counting.close()
    await api?.close()
    await observing.close()
    throw error
  }
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return {
    address: config.port === 0 ? `http://localhost:${port}` : config.publicUrl,
    info: api?.info,
    stop: async () => {
      api?.drain()
      await stopServer()
      await counting.close()
      await api?.close()
      await observing.close()
    },
  }
}
