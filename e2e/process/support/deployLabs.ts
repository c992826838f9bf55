import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { creditLedger } from '../../../apps/api/src/credits/credits.tables.ts'
import { moveCredits } from '../../../apps/api/src/credits/credits.store.ts'
import { openServer } from '../../../apps/api/src/database/server.ts'
import { labSessions } from '../../../apps/api/src/labs/labs.tables.ts'
import { endByLearner } from '../../../apps/api/src/labs/sessions/finishSession.ts'
import { startSession } from '../../../apps/api/src/labs/sessions/sessions.service.ts'
import { noLabWork } from '../../../apps/api/src/testing/noLabWork.ts'
import { addUser, only } from '../../../apps/api/src/testing/records.ts'
import { users } from '../../../apps/api/src/users/users.tables.ts'
import { send } from './http.ts'
import { serving } from './processes.ts'
import type { Settings } from './processes.ts'
import { command } from './tests.ts'

/** A container engine, from outside. */
export interface Engine {
  /** The sessions whose target runs. */
  readonly running: () => Promise<readonly string[]>
  /** Ends a target by force. */
  readonly kill: (sessionId: string) => Promise<void>
  /** Makes targets take forever to start from now on, or start as usual. */
  readonly hang?: (isHanging: boolean) => void
}

const lab = 'front-desk-injection'
const patience = { timeout: 120_000, interval: 100 }
const given = 10

/** Sessions of learners in the database of a site, without the site. */
export async function openLearners(databaseUrl: string) {
  const database = await openServer(databaseUrl, () => undefined)
  onTestFinished(() => database.close())
  const { db } = database
  const context = { db, now: () => new Date(), rateLimitScale: 100, labWork: noLabWork }
  const refuse = (code: string) => new Error(code)
  return {
    start: async () => {
      const { id: userId } = await addUser(db)
      const grant = {
        kind: 'grant',
        reference: `test:${userId}`,
        sessionId: null,
        note: '',
      } as const
      await moveCredits(db, { ...grant, userId, amount: given, now: new Date() })
      const id = await startSession(
        context,
        { userId, labPath: lab, duration: 60 },
        refuse as never,
      )
      return { id, userId }
    },
    rows: (ids: readonly string[]) =>
      db
        .select()
        .from(labSessions)
        .where(inArray(labSessions.id, [...ids])),
    end: (session: { id: string; userId: string }) =>
      endByLearner(db, { ...session, now: new Date() }),
    expire: (id: string) =>
      db
        .update(labSessions)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(labSessions.id, id)),
    /**
     * What happened to a session's credits: its lines after the grant, which add up to its
     * learner's balance.
     */
    credits: async ({ id, userId }: { id: string; userId: string }) => {
      const lines = await db.select().from(creditLedger).where(eq(creditLedger.sessionId, id))
      const { credits } = await only(
        db.select({ credits: users.credits }).from(users).where(eq(users.id, userId)),
      )
      expect(lines.reduce((sum, { amount }) => sum + amount, given)).toBe(credits)
      return lines
        .map(({ kind, amount }) => `${kind} ${amount}`)
        .toSorted()
        .join(', ')
    },
  }
}

/** The status of a lab's page, requested through a gateway. */
export async function visit(labPort: string, labUrl: string | null): Promise<number> {
  const { host } = new URL(labUrl ?? '')
  return (await send(`http://127.0.0.1:${labPort}`, '/', { headers: { host } })).status
}

/** Starts a process with a gateway of labs and waits until both of its servers listen. */
export async function withGateway(
  name: 'worker' | 'gateway',
  settings: Settings,
  through?: readonly string[],
) {
  const process = await serving(command(name, settings, through))
  const [, labPort = ''] = await process.says(/leads to its labs on port (\d+)/)
  return { ...process, labPort }
}

/**
 * Replaces the worker of a site while this many labs run, and shows that none of them ends, that
 * what happens meanwhile is noticed, and that each is paid once.
 */
export async function deployAmongLabs(
  settings: Settings & { readonly DATABASE_URL: string },
  engine: Engine,
  count: number,
): Promise<void> {
  const learners = await openLearners(settings.DATABASE_URL)
  const first = await withGateway('worker', settings)
  const sessions = await Promise.all(Array.from({ length: count }, () => learners.start()))
  const ids = sessions.map(({ id }) => id)
  const untilActive = (wanted: readonly string[]) =>
    vi.waitFor(async () => {
      const rows = await learners.rows(wanted)
      expect(rows.filter(({ status }) => status !== 'active')).toEqual([])
      return rows
    }, patience)
  const before = await untilActive(ids)
  engine.hang?.(true)
  const cut = engine.hang ? [await learners.start(), await learners.start()] : []
  if (cut.length > 0)
    await vi.waitFor(
      async () => expect(await engine.running()).toHaveLength(count + cut.length),
      patience,
    )

  first.kill('SIGTERM')
  expect(await first.end).toBe(0)
  engine.hang?.(false)
  expect((await engine.running()).toSorted()).toEqual(ids.toSorted())
  expect((await learners.rows(ids)).map(({ status }) => status)).toEqual(ids.map(() => 'active'))
  const [ended, dead, over, ...others] = sessions
  if (!ended || !dead || !over) throw new Error('There are three sessions at least.')
  await learners.end(ended)
  await engine.kill(dead.id)
  await learners.expire(over.id)

  const second = await withGateway('worker', settings)
  const going = others.map(({ id }) => id)
  await vi.waitFor(
    async () =>
      expect((await engine.running()).toSorted()).toEqual(
        [...going, ...cut.map(({ id }) => id)].toSorted(),
      ),
    patience,
  )
  await untilActive([...going, ...cut.map(({ id }) => id)])
  const targetsOf = (rows: typeof before) =>
    Object.fromEntries(
      rows.filter(({ id }) => going.includes(id)).map(({ id, target }) => [id, target]),
    )
  const after = await learners.rows(going)
  expect(targetsOf(after)).toEqual(targetsOf(before))
  for (const { labUrl } of after) expect(await visit(second.labPort, labUrl)).toBe(200)
  const [watched, ...last] = others
  if (watched) {
    await engine.kill(watched.id)
    await vi.waitFor(
      async () => expect((await learners.rows([watched.id]))[0]?.status).toBe('failed'),
      patience,
    )
  }

  for (const session of [...last, ...cut]) await learners.end(session)
  await vi.waitFor(async () => expect(await engine.running()).toEqual([]), patience)
  expect(await Promise.all([ended, dead, over].map(learners.credits))).toEqual([
    'hold -2, unused 1',
    'hold -2, refund 2',
    'charge 0, hold -2',
  ])
  if (watched) expect(await learners.credits(watched)).toBe('hold -2, refund 2')
  for (const session of [...last, ...cut])
    expect(await learners.credits(session)).toBe('hold -2, unused 1')
  second.kill('SIGTERM')
  expect(await second.end).toBe(0)
}
