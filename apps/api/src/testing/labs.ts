import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { asc, eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { creditLedger } from '../credits/credits.tables.ts'
import { moveCredits } from '../credits/credits.store.ts'
import { labs, labSessions } from '../labs/labs.tables.ts'
import { createRunner } from '../labs/runner/runner.ts'
import type { LabRunner } from '../labs/runner/runner.ts'
import { sayAlive } from '../labs/runner/runners.store.ts'
import { sweep } from '../labs/runner/sweep.ts'
import { users } from '../users/users.tables.ts'
import type { UserRow } from '../users/users.store.ts'
import { createFakeRuntime } from './fakeRuntime.ts'
import type { FakeContainers, FakeRuntime } from './fakeRuntime.ts'
import { addLab, addUser, only } from './records.ts'
import type { TestApi } from './testApi.ts'

const quiet = { info: () => undefined, warn: () => undefined }

/** A process that runs labs, with fake targets. */
export interface TestRunner extends LabRunner {
  readonly runnerId: string
  readonly runtime: FakeRuntime
  sweep(): Promise<void>
}

interface Setup {
  readonly credits?: number
  readonly lab?: Partial<typeof labs.$inferInsert>
  /** The machine of the process, on which targets outlive it. @default a machine of its own */
  readonly engine?: FakeContainers
}

/** Labs for an application, and processes that run them. */
export function useLabs(api: TestApi) {
  let labsFolder = ''
  beforeAll(async () => {
    labsFolder = await mkdtemp(join(tmpdir(), 'api-labs-'))
  })
  afterAll(() => rm(labsFolder, { recursive: true, force: true }))

  const send = async (user: UserRow, path: string, payload?: object) =>
    api.post(path, payload, await api.signedIn(user))

  const own = {
    /** A lab with a target that needs a name, a password and a fixed text. */
    addLab: async (values: Partial<typeof labs.$inferInsert> = {}) => {
      const lab = await addLab(api.db, values)
      const folder = join(labsFolder, lab.path, 'target')
      await mkdir(folder, { recursive: true })
      await writeFile(
        join(folder, 'target.json'),
        JSON.stringify({
          credentials: { username: 'name', password: 'password', bucket: { fixed: 'papers' } },
        }),
      )
      return lab
    },
    /** A learner with this many credits, granted. */
    addLearner: async (credits = 10): Promise<UserRow> => {
      const user = await addUser(api.db)
      const grant = {
        userId: user.id,
        kind: 'grant',
        amount: credits,
        reference: `test:${user.id}`,
        sessionId: null,
        note: '',
      } as const
      if (credits > 0) await moveCredits(api.db, { ...grant, now: api.clock })
      return user
    },
    /** A process on a machine of its own with a place for every session, unless told otherwise. */
    runner: ({
      runnerId = randomUUID(),
      engine,
      host = engine?.host ?? `test ${runnerId}`,
      mostAtOnce = 1_000,
      hasContact = true,
    }: {
      runnerId?: string
      host?: string
      mostAtOnce?: number
      /** Whether it has had a connection to the database for long. */
      hasContact?: boolean
      engine?: FakeContainers
    } = {}): TestRunner => {
      const runtime = createFakeRuntime(engine)
      const context = {
        db: api.db,
        log: quiet,
        now: () => api.clock,
        runnerId,
        host,
        adopts: runtime.outlives,
        contact: { note: () => undefined, isLong: () => hasContact },
      }
      const runner = createRunner({
        ...context,
        runtime,
        mostAtOnce,
        labsFolder,
        addressOf: (name) => `http://${name}.localhost:3100`,
      })
      return {
        ...runner,
        runnerId,
        runtime,
        sweep: () => sweep(context),
        // With its heartbeat, which has its own timer on the site.
        reconcile: async () => {
          await sayAlive(api.db, runnerId, host)
          await runner.reconcile()
        },
      }
    },
    start: (user: UserRow, labPath: string, duration: LabDuration = 60) =>
      send(user, `/lab/${labPath}/start`, { configuration: { duration } }),
    end: (user: UserRow, id: string) => send(user, `/lab/sessions/${id}/end`),
    extend: (user: UserRow, id: string, duration: LabDuration = 60) =>
      send(user, `/lab/sessions/${id}/extend`, { duration }),
    read: async (user: UserRow, id: string) =>
      api.get(`/lab/sessions/${id}`, await api.signedIn(user)),
    list: async (user: UserRow) => api.get('/lab/sessions/list', await api.signedIn(user)),
    ledger: async (user: UserRow) =>
      (await api.get('/credits/ledger', await api.signedIn(user))).json().data,
    session: (id: string) => only(api.db.select().from(labSessions).where(eq(labSessions.id, id))),
    /** The balance, checked against the sum of the ledger and its last line. */
    balance: async ({ id }: UserRow): Promise<number> => {
      const { credits } = await only(
        api.db.select({ credits: users.credits }).from(users).where(eq(users.id, id)),
      )
      const { sum } = await only(
        api.db
          .select({ sum: sql<number>`coalesce(sum(${creditLedger.amount}), 0)::int` })
          .from(creditLedger)
          .where(eq(creditLedger.userId, id)),
      )
      const lines = await api.db
        .select()
        .from(creditLedger)
        .where(eq(creditLedger.userId, id))
        .orderBy(asc(creditLedger.position))
      if (sum !== credits || (lines.at(-1)?.balance ?? 0) !== credits)
        throw new Error(`The balance is ${credits}, the sum of the ledger ${sum}.`)
      return credits
    },
  }

  /** A learner, a lab, and a process that runs its sessions. */
  const ready = async ({ credits = 10, lab = {}, engine }: Setup = {}) => {
    const [user, made, runner] = [
      await own.addLearner(credits),
      await own.addLab(lab),
      own.runner({ ...(engine && { engine }) }),
    ]
    await runner.reconcile()
    return { user, lab: made, runner }
  }
  /** The same, and a session that waits for its start. */
  const queued = async ({ duration, ...setup }: Setup & { duration?: LabDuration } = {}) => {
    const made = await ready(setup)
    return { ...made, id: idIn(await own.start(made.user, made.lab.path, duration)) }
  }
  /** The same, and the session is active. */
  const active: typeof queued = async (setup) => {
    const made = await queued(setup)
    await made.runner.provision(made.id)
    return made
  }
  return { ...own, ready, queued, active }
}

/** The id in the response to a start. */
export function idIn(response: LightMyRequestResponse): string {
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().data._id
}
