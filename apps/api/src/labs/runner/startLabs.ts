import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { isLoopback } from '../../config.ts'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { listenOrExplain } from '../../http/listen.ts'
import type { Counts } from '../../http/sharedCounts.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Secrets } from '../../secrets.ts'
import { addressOf, nameIn } from '../gateway/addresses.ts'
import { createResolveTarget } from '../gateway/resolveTarget.ts'
import { createGateway } from '../gateway/gateway.ts'
import { limitLookups } from '../gateway/limitLookups.ts'
import { visitorBehind } from '../gateway/visitorBehind.ts'
import type { LabWork } from '../labWork.ts'
import { listenToWatches } from '../missions/watches.ts'
import { outgoingMails } from '../../mail/startMails.ts'
import { createWatcher } from '../missions/watcher.ts'
import { repeat } from './repeat.ts'
import type { Repetition } from './repeat.ts'
import { createRunner } from './runner.ts'
import type { LabRunner } from './runner.ts'
import { thisHost } from './runners.store.ts'
import { createRuntime } from '../runtime/createRuntime.ts'
import { createShells } from '../terminal/shells.ts'
import { useShellTicket } from '../terminal/shellTickets.ts'
import { startShell } from '../terminal/startShell.ts'
import { failOthers, sweep } from './sweep.ts'

/** How often sessions and targets are compared and sweeps run, in milliseconds: every change is visible within ten seconds. */
const interval = 5_000

/** How many targets start at once. */
const startsAtOnce = 4

/** The labs of this process. */
export interface Labs {
  readonly work: LabWork
  /** Ends all targets with their sessions, and the gateway. Call it after the jobs have stopped and before the database closes. */
  close(): Promise<void>
}

interface Options {
  readonly config: Pick<
    Config,
    | 'host'
    | 'publicUrl'
    | 'labRuntime'
    | 'labPort'
    | 'labBaseUrl'
    | 'labImage'
    | 'labShellImage'
    | 'labsAtOnce'
    | 'rateLimitScale'
    | 'trustProxy'
  >
  readonly database: OpenDatabase
  readonly jobs: Jobs
  readonly counts: Counts
  readonly secrets: Secrets
  /** The path of the content's folder `labs`. */
  readonly contentDir: string
  readonly log: FastifyBaseLogger
  readonly now?: () => Date
}

/** Opens the gateway, ends what an earlier run of the site left, and then runs sessions. Throws `StartError`. */
export async function startLabs({
  config,
  database,
  jobs,
  counts,
  secrets,
  contentDir,
  log,
  now = () => new Date(),
}: Options): Promise<Labs> {
  const { db } = database
  const runnerId = randomUUID()
  const host = await thisHost()
  const sweeping = { db, log, now, runnerId, host }
  const enqueue: LabWork['enqueue'] = (tx, { id, userId }) =>
    jobs.add(tx, 'start-lab', { sessionId: id }, { group: userId })
  // Only this process can use the embedded database, so other runners are gone.
  if (database.kind === 'embedded') await failOthers(sweeping)
  if (config.labRuntime === 'off') {
    const repetition = repeat(() => sweep(sweeping), interval, log)
    const work = { enqueue, lookBeforeEnd: () => Promise.resolve(), wake: () => undefined }
    return { work, close: () => repetition.stop() }
  }

  if (config.labBaseUrl === null && !isLoopback(new URL(config.publicUrl).hostname)) {
    log.warn('LAB_BASE_URL is not set: only people at this machine can reach their labs.')
  }
  const labsFolder = join(contentDir, 'labs')
  const runtime = await createRuntime(config, { labsFolder, host, site: config.publicUrl, log })
  const watcher = createWatcher({ ...sweeping, mails: outgoingMails(jobs, db) })
  const unlisten = await listenToWatches(database, (sessionId) => watcher.watched(sessionId))
  const template = () => config.labBaseUrl ?? `http://{session}.localhost:${portOf(gateway)}`
  const shells = runtime.openShell
    ? createShells({ start: (id, events) => startShell(db, runtime, id, events), log })
    : undefined
  const useTicket = (sessionId: string, ticket: string) =>
    useShellTicket(db, { secrets, sessionId, now: now() }, ticket)
  const gateway = createGateway({
    lookUp: limitLookups(createResolveTarget(db, now, host), {
      now,
      counts,
      scale: config.rateLimitScale,
    }),
    visitorOf: visitorBehind(config.trustProxy),
    nameOf: (given) => nameIn(template(), given),
    siteOrigin: new URL(config.publicUrl).origin,
    now,
    onUsed: (sessionId) => watcher.used(sessionId),
    ...(shells && { shells: { shells, useTicket } }),
    log,
  })
  const { host: address, labPort } = config
  await listenOrExplain({ setting: 'LAB_PORT', port: labPort, host: address }, async () => {
    gateway.listen(labPort, address)
    await once(gateway, 'listening')
  })
  const runner = createRunner({
    ...sweeping,
    runtime,
    mostAtOnce: config.labsAtOnce,
    labsFolder,
    addressOf: (name) => addressOf(template(), name),
  })
  const tick = async () => {
    // First: sessions must expire even if the container engine cannot be reached.
    await sweep(sweeping)
    await watcher.expectEnds(2 * interval)
    await runner.reconcile()
    // Those that found no place when they were started.
    for (const session of await runner.startable()) await enqueue(db, session)
  }
  try {
    await tick()
    await jobs.work('start-lab', startsAtOnce, ({ sessionId }) => runner.provision(sessionId))
  } catch (error) {
    gateway.close()
    throw error
  }
  const repetition = repeat(tick, interval, log)
  return {
    work: {
      enqueue,
      lookBeforeEnd: (sessionId) => watcher.lookBeforeEnd(sessionId),
      wake: () => repetition.wake(),
    },
    close: async () => {
      await unlisten()
      await shells?.close()
      await close(gateway, runner, repetition, log)
      await watcher.close()
    },
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Targets end even if the database cannot be reached: the next start updates their sessions. */
async function close(
  gateway: Server,
  runner: LabRunner,
  repetition: Repetition,
  log: FastifyBaseLogger,
): Promise<void> {
  await repetition.stop()
  const closed = once(gateway, 'close')
  gateway.close()
  gateway.emit('closing')
  gateway.closeAllConnections()
  await closed
  await runner
    .close()
    .catch((error: unknown) => log.warn({ err: error }, 'the sessions of labs could not be ended'))
}
