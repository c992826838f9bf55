import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { addressScale } from '../../http/addressScale.ts'
import { limitConnections } from '../../http/connectionLimit.ts'
import { listenOrExplain } from '../../http/listen.ts'
import { keepAliveTimeout } from '../../http/serverOptions.ts'
import type { Counts } from '../../http/sharedCounts.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'
import { findByAddress } from '../sessions/sessions.store.ts'
import type { ShellSocketOptions } from '../terminal/shellSockets.ts'
import { addressOf, addressTemplate, nameIn } from './addresses.ts'
import { cachedSessions } from './cachedSessions.ts'
import { createGateway } from './gateway.ts'
import { limitLookups } from './limitLookups.ts'
import { createResolveTarget } from './resolveTarget.ts'
import { visitorBehind } from './visitorBehind.ts'

export interface GatewayContext {
  readonly config: Pick<
    Config,
    | 'host'
    | 'publicUrl'
    | 'labPort'
    | 'labBaseUrl'
    | 'rateLimitScale'
    | 'trustedNetworks'
    | 'trustProxy'
  >
  readonly db: Database
  readonly news: Pick<SessionNews, 'follow' | 'isUp'>
  readonly counts: Counts
  readonly now: () => Date
  /** This machine and its boot. */
  readonly host: string
  /**
   * A request of this session was sent to its target, which it may have changed without a valid
   * response. A WebSocket counts once the target has accepted it.
   */
  readonly onUsed: (sessionId: string) => void
  readonly shells?: Pick<ShellSocketOptions, 'useTicket' | 'shells'>
  readonly log: FastifyBaseLogger
}

/** A gateway of labs that listens. */
export interface OpenGateway {
  readonly port: number
  /** The address for learners of the lab with this name. */
  addressOf(name: string): string
  /** From now on each response asks to open the next connection elsewhere. */
  drain(): void
  /**
   * Accepts nothing more, and ends the requests still under way after `grace` milliseconds.
   * @default 0
   */
  close(grace?: number): Promise<void>
}

/** Opens the gateway of labs on its port. Throws `StartError`. */
export async function openGateway({
  config,
  db,
  news,
  counts,
  now,
  host,
  onUsed,
  shells,
  log,
}: GatewayContext): Promise<OpenGateway> {
  const template = () => addressTemplate(config.labBaseUrl, portOf(gateway))
  const findSession = cachedSessions((name) => findByAddress(db, name), news)
  const gateway = createGateway({
    lookUp: limitLookups(createResolveTarget(findSession, now, host), {
      now,
      counts,
      scaleOf: addressScale(config),
    }),
    visitorOf: visitorBehind(config.trustProxy),
    nameOf: (given) => nameIn(template(), given),
    siteOrigin: new URL(config.publicUrl).origin,
    now,
    onUsed,
    follow: (sessionId, onChange) => news.follow(sessionId, onChange),
    ...(shells && { shells }),
    log,
  })
  gateway.keepAliveTimeout = keepAliveTimeout(config)
  // Enough for a class, as on the site: each open lab keeps connections open.
  limitConnections(gateway, { config, most: 1_000, log })
  const { host: address, labPort } = config
  await listenOrExplain({ setting: 'LAB_PORT', port: labPort, host: address }, async () => {
    gateway.listen(labPort, address)
    await once(gateway, 'listening')
  })
  return {
    port: portOf(gateway),
    addressOf: (name) => addressOf(template(), name),
    drain: () => {
      gateway.prependListener('request', (_request, response) =>
        response.setHeader('connection', 'close'),
      )
    },
    close: async (grace = 0) => {
      const closed = once(gateway, 'close')
      gateway.close()
      const timer = setTimeout(() => {
        gateway.emit('closing')
        gateway.closeAllConnections()
      }, grace)
      await closed
      clearTimeout(timer)
    },
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
