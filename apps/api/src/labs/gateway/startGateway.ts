import { healthLive, healthReady } from '@rampart/contract/calls/system'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import { requireTables } from '../../fillDatabase.ts'
import { explainStart } from '../../fullDisk.ts'
import { openCounts } from '../../http/openCounts.ts'
import { createAnnounce } from '../missions/signals.ts'
import { thisHost } from '../runner/runners.store.ts'
import { openSessionNews } from '../sessions/sessionNews.ts'
import { openGateway } from './openGateway.ts'

/** How long requests under way may take to finish when it stops, in milliseconds. */
const grace = 5_000

/** A process that is a gateway of labs and nothing else. */
export interface RunningGateway {
  /** The port of labs. */
  readonly port: number
  /** The calls that tell whether it is alive and ready; register it with the prefix `/api`. */
  readonly state: FastifyPluginAsync
  /** From now on it says that it is not ready. */
  drain(): void
  close(): Promise<void>
}

/**
 * Opens the gateway of labs without anything that runs them. It stores nothing: any number of these
 * processes can serve all labs whose machines they reach. Throws `StartError`.
 */
export async function startGateway(
  config: Config,
  log: FastifyBaseLogger,
): Promise<RunningGateway> {
  // Closed in reverse order.
  const opened = new AsyncDisposableStack()
  try {
    const now = () => new Date()
    const database = await openDatabase(config, (error) =>
      log.warn({ err: error }, 'a database connection was lost'),
    )
    opened.defer(() => database.close())
    const { db } = database
    const tablesWarning = await requireTables(db)
    if (tablesWarning !== null) log.warn(tablesWarning)
    const { counts, ...sharing } = await openCounts(config, { database, log, now })
    opened.defer(() => sharing.close())
    const news = await openSessionNews(database)
    opened.defer(() => news.close())
    const announce = createAnnounce(db, 'used')
    const gateway = await openGateway({
      config,
      db,
      news,
      counts,
      now,
      host: await thisHost(),
      // The process that runs the lab looks at its checks then.
      onUsed: (sessionId) =>
        void announce(sessionId).catch((error: unknown) =>
          log.warn({ err: error, sessionId }, 'the use of a lab could not be told'),
        ),
      log,
    })
    opened.defer(() => gateway.close(grace))
    let isDraining = false
    const isReady = async () =>
      !isDraining &&
      database.ping().then(
        () => true,
        () => false,
      )
    const all = opened.move()
    return {
      port: gateway.port,
      state: async (app) => {
        app.get(healthLive.path, { config: { isQuiet: true } }, () => ({ success: true }))
        app.get(healthReady.path, { config: { isQuiet: true } }, async (_request, reply) => {
          if (await isReady()) return { success: true }
          return reply.code(503).send({ success: false, message: 'Not ready.' })
        })
      },
      drain: () => {
        isDraining = true
        gateway.drain()
      },
      close: () => {
        isDraining = true
        return all.disposeAsync()
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    throw explainStart(error, config)
  }
}
