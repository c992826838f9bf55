import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { isLoopback } from '../../config.ts'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import type { Counts } from '../../http/sharedCounts.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Secrets } from '../../secrets.ts'
import { openGateway } from '../gateway/openGateway.ts'
import type { GatewayContext, OpenGateway } from '../gateway/openGateway.ts'
import type { LabWork } from '../labWork.ts'
import { askForLastLook, giveLastLook } from '../missions/lastLook.ts'
import { listenToSignals } from '../missions/signals.ts'
import { outgoingMails } from '../../mail/startMails.ts'
import { createWatcher } from '../missions/watcher.ts'
import { repeat } from './repeat.ts'
import { createRunner } from './runner.ts'
import type { LabRunner } from './runner.ts'
import { clusterHost, sayAlive, thisHost } from './runners.store.ts'
import { createRuntime } from '../runtime/createRuntime.ts'
import type { RuntimeConfig } from '../runtime/createRuntime.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'
import { createShells } from '../terminal/shells.ts'
import { useShellTicket } from '../terminal/shellTickets.ts'
import { startShell } from '../terminal/startShell.ts'
import { createContact } from './contact.ts'
import { failOthers, sweep } from './sweep.ts'

/**
 * How often sessions and targets are compared and sweeps run, in milliseconds: every change is
 * visible within ten seconds.
 */
const interval = 5_000

/** How many targets start at once. */
const startsAtOnce = 4

/** The labs of this process. */
export interface Labs {
  readonly work: LabWork
  /** The port of the gateway; null if this process has none. */
  readonly port: number | null
  /**
   * Ends the gateway, and all targets with their sessions unless they outlive the process. Call it
   * after the jobs have stopped and before the database closes.
   */
  close(): Promise<void>
}

interface Options {
  readonly config: GatewayContext['config'] & RuntimeConfig & Pick<Config, 'labsAtOnce'>
  readonly database: OpenDatabase
  readonly jobs: Jobs
  readonly counts: Counts
  readonly secrets: Secrets
  readonly news: SessionNews
  /** The path of the content's folder `labs`. */
  readonly contentDir: string
  readonly log: FastifyBaseLogger
  readonly now?: () => Date
  /** Makes the driver; a test has one of its own. */
  readonly openRuntime?: typeof createRuntime
}

/**
 * Opens the gateway, ends what an earlier run of the site left, and then runs sessions. Throws
 * `StartError`.
 */
export async function startLabs({
  config,
  database,
  jobs,
  counts,
  secrets,
  news,
  contentDir,
  log,
  now = () => new Date(),
  openRuntime = createRuntime,
}: Options): Promise<Labs> {
  const { db } = database
  const runnerId = randomUUID()
  const isInCluster = config.labRuntime === 'kubernetes'
  const host = isInCluster ? clusterHost(config.labNamespace) : await thisHost()
  const adopts = isInCluster || config.labRuntime === 'container'
  const sweeping = { db, log, now, runnerId, host, adopts, contact: createContact() }
  const enqueue: LabWork['enqueue'] = (tx, { id, userId }) =>
    jobs.add(tx, 'start-lab', { sessionId: id }, { group: userId })
  const askOthers = (sessionId: string) => askForLastLook({ db, news, log }, sessionId)
  // Only this process can use the embedded database, so other runners are gone.
  if (database.kind === 'embedded') await failOthers(sweeping)
  if (config.labRuntime === 'off') {
    const repetition = repeat(() => sweep(sweeping), interval, log)
    const work = { enqueue, lookBeforeEnd: askOthers, wake: () => undefined }
    return { work, port: null, close: () => repetition.stop() }
  }

  if (config.labBaseUrl === null && !isLoopback(new URL(config.publicUrl).hostname)) {
    log.warn('LAB_BASE_URL is not set: only people at this machine can reach their labs.')
  }
  const labsFolder = join(contentDir, 'labs')
  const runtime = await openRuntime(config, { labsFolder, host, log })
  const watcher = createWatcher({ ...sweeping, mails: outgoingMails(jobs, db) })
  const unlisten = await listenToSignals(database, {
    watched: (sessionId) => watcher.watched(sessionId),
    used: (sessionId) => watcher.usedElsewhere(sessionId),
    ending: (sessionId) => void giveLastLook({ ...sweeping, watcher }, sessionId),
  })
  const shells = runtime.openShell
    ? createShells({ start: (id, events) => startShell(db, runtime, id, events), log })
    : undefined
  const useTicket = (sessionId: string, ticket: string) =>
    useShellTicket(db, { secrets, sessionId, now: now() }, ticket)
  const gateway = await openGateway({
    config,
    db,
    news,
    counts,
    now,
    host,
    onUsed: (sessionId) => watcher.used(sessionId),
    ...(shells && { shells: { shells, useTicket } }),
    log,
  })
  const runner = createRunner({
    ...sweeping,
    runtime,
    mostAtOnce: config.labsAtOnce,
    labsFolder,
    addressOf: gateway.addressOf,
  })
  /** Without the driver: sessions must expire and be started even while its engine hangs. */
  const tick = async () => {
    await sweep(sweeping)
    await watcher.expectEnds(2 * interval)
    // Those that found no place when they were started.
    for (const session of await runner.startable()) await enqueue(db, session)
  }
  // On its own: ends of many labs may hold a tick up for longer than a runner may be silent.
  const beat = () => sayAlive(db, runnerId, host)
  try {
    // First, so that no waiting session seems to be one that nobody runs.
    await beat()
    await tick()
    await runner.reconcile()
    await jobs.work('start-lab', startsAtOnce, ({ sessionId }) => runner.provision(sessionId))
  } catch (error) {
    await gateway.close()
    throw error
  }
  const ticks = repeat(tick, interval, log)
  const comparisons = repeat(() => runner.reconcile(), interval, log)
  const heartbeat = repeat(beat, interval, log)
  return {
    work: {
      enqueue,
      lookBeforeEnd: async (sessionId) => {
        if (!(await watcher.lookBeforeEnd(sessionId))) await askOthers(sessionId)
      },
      wake: () => {
        ticks.wake()
        comparisons.wake()
      },
    },
    port: gateway.port,
    close: async () => {
      await unlisten()
      await shells?.close()
      await heartbeat.stop()
      await ticks.stop()
      await comparisons.stop()
      await close(gateway, runner, log)
      await watcher.close()
    },
  }
}

/** Targets end even if the database cannot be reached: the next start updates their sessions. */
async function close(
  gateway: OpenGateway,
  runner: LabRunner,
  log: FastifyBaseLogger,
): Promise<void> {
  await gateway.close()
  await runner
    .close()
    .catch((error: unknown) => log.warn({ err: error }, 'the sessions of labs could not be ended'))
}
