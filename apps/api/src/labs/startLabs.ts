import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { isLoopback } from '../config.ts'
import type { Config } from '../config.ts'
import { systemErrorCode } from '../dataFolder.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { StartError } from '../startError.ts'
import { addressOf, nameIn } from './addresses.ts'
import { createFindDoor } from './findDoor.ts'
import { createGateway } from './gateway.ts'
import type { LabWork } from './labWork.ts'
import { repeat } from './repeat.ts'
import { createRunner } from './runner.ts'
import type { LabRunner } from './runner.ts'
import { thisHost } from './runners.store.ts'
import { createRuntime } from './runtime/createRuntime.ts'
import { failOthers, sweep } from './sweep.ts'

/** How often sessions and targets are compared and sweeps run, in milliseconds: whatever has happened is told within ten seconds. */
const interval = 5_000

/** How many targets start at once. */
const startsAtOnce = 4

/** The labs of this process. */
export interface Labs {
  readonly work: LabWork
  /** Ends all targets with their sessions, and the gateway; after the jobs have stopped, before the database closes. */
  close(): Promise<void>
}

interface Options {
  readonly config: Pick<Config, 'host' | 'publicUrl' | 'labRuntime' | 'labPort' | 'labBaseUrl' | 'labImage'>
  readonly database: OpenDatabase
  readonly jobs: Jobs
  /** Where the folder `labs` of the content is. */
  readonly contentDir: string
  readonly log: FastifyBaseLogger
  readonly now?: () => Date
}

/** Opens the gateway, ends what an earlier run of the site left behind, and takes on sessions from then on. Throws `StartError`. */
export async function startLabs({ config, database, jobs, contentDir, log, now = () => new Date() }: Options): Promise<Labs> {
  const { db } = database
  const runnerId = randomUUID()
  const host = await thisHost()
  const sweeping = { db, log, now, runnerId, host }
  const enqueue: LabWork['enqueue'] = (tx, sessionId) => jobs.add(tx, 'start-lab', { sessionId })
  // Nobody but this process can have the embedded database: what others ran is gone.
  if (database.kind === 'embedded') await failOthers(sweeping)
  if (config.labRuntime === 'off') {
    const round = repeat(() => sweep(sweeping), interval, log)
    return { work: { enqueue, nudge: () => undefined }, close: () => round.stop() }
  }

  if (config.labBaseUrl === null && !isLoopback(new URL(config.publicUrl).hostname)) {
    log.warn('LAB_BASE_URL is not set: only people at this machine can reach their labs.')
  }
  const labsFolder = join(contentDir, 'labs')
  const runtime = await createRuntime(config, { labsFolder, host, site: config.publicUrl, log })
  const template = () => config.labBaseUrl ?? `http://{session}.localhost:${portOf(gateway)}`
  const gateway = createGateway({ findDoor: createFindDoor(db, now, host), nameOf: (given) => nameIn(template(), given), log })
  await listen(gateway, config)
  const runner = createRunner({ ...sweeping, runtime, labsFolder, addressOf: (name) => addressOf(template(), name) })
  const look = async () => {
    // First, as an engine of containers that is away must not keep sessions from expiring.
    await sweep(sweeping)
    await runner.reconcile()
  }
  try {
    await look()
    await jobs.work('start-lab', startsAtOnce, ({ sessionId }) => runner.provision(sessionId))
  } catch (error) {
    gateway.close()
    throw error
  }
  const round = repeat(look, interval, log)
  return { work: { enqueue, nudge: () => round.now() }, close: () => close(gateway, runner, round, log) }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function listen(gateway: Server, { host, labPort }: Options['config']): Promise<void> {
  try {
    gateway.listen(labPort, host)
    await once(gateway, 'listening')
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'EADDRINUSE') throw new StartError(`LAB_PORT: ${labPort} on ${host} is in use by another program.`)
    if (code === 'EACCES') throw new StartError(`LAB_PORT: ${labPort} may not be opened by this user. Set a number from 1024 up.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST: ${host} is not an address of this machine.`)
    throw error
  }
}

/** A database that is away does not keep targets alive: their sessions are told at the next start. */
async function close(gateway: Server, runner: LabRunner, round: ReturnType<typeof repeat>, log: FastifyBaseLogger): Promise<void> {
  await round.stop()
  const closed = once(gateway, 'close')
  gateway.close()
  gateway.closeAllConnections()
  await closed
  await runner.close().catch((error: unknown) => log.warn({ err: error }, 'the sessions of labs could not be ended'))
}
