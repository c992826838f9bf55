import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { useLabs } from '../../testing/labs.ts'
import { listen } from '../../testing/listen.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { labRunners, labSessions } from '../labs.tables.ts'
import { openSessionNews, tellChange } from '../sessions/sessionNews.ts'
import { noMails } from '../../testing/noMails.ts'
import { askForLastLook, giveLastLook } from './lastLook.ts'
import { recordReport } from './missions.store.ts'
import { listenToSignals } from './signals.ts'
import { createWatcher } from './watcher.ts'
import type { MissionWatcher } from './watcher.ts'

const api = useTestApi({}, { isClockRunning: true })
const labs = useLabs(api)
const host = 'this machine'
const checks = [
  { id: 'find', name: 'Find it', guard: false, hints: [] },
  { id: 'mend', name: '<b>Mend</b> it', guard: false, hints: [] },
]
const quiet = { info: () => undefined, warn: () => undefined }

const watchers: MissionWatcher[] = []
afterAll(() => Promise.all(watchers.map((watcher) => watcher.close())))

function watch(runnerId = ''): MissionWatcher {
  const now = () => new Date()
  const watcher = createWatcher({ db: api.db, log: quiet, now, mails: noMails, runnerId, host })
  watchers.push(watcher)
  return watcher
}

/** An active session whose target responds as told, and its runner. */
async function open(target: RequestListener) {
  const port = await listen(createServer(target))
  const { user, runner, id } = await labs.active({ lab: { checks } })
  await api.db
    .update(labSessions)
    .set({ target: { driver: 'process', host, pid: 1, startedAt: '1', port } })
    .where(eq(labSessions.id, id))
  const solved = async () =>
    (await labs.session(id)).checks.flatMap(({ id: check, solvedAt }) => (solvedAt ? [check] : []))
  return { id, user, runnerId: runner.runnerId, solved }
}

const reporting =
  (holding: () => readonly string[], onAsk: () => void = () => undefined): RequestListener =>
  (_request, response) => {
    onAsk()
    response.end(JSON.stringify({ checks: holding().map((id) => ({ id, holds: true })) }))
  }

test('what a request has solved is written at once, and the whole only once', async () => {
  let holding = ['find', 'unknown', '__proto__']
  const { id, solved } = await open(reporting(() => holding))
  const watcher = watch()
  watcher.used(id)
  await expect.poll(solved).toEqual(['find'])
  expect((await labs.session(id)).checks).toHaveLength(2)
  holding = ['find', 'mend']
  watcher.used(id)
  await expect.poll(solved, { timeout: 30_000 }).toEqual(['find', 'mend'])
  const { solvedAt, checks: frozen } = await labs.session(id)
  expect(solvedAt).not.toBeNull()
  holding = []
  await watcher.lookBeforeEnd(id)
  expect(await labs.session(id)).toMatchObject({ solvedAt, checks: frozen })
})

test('however many requests there are, a session is looked at once a second', async () => {
  const onAsk = vi.fn<() => void>()
  const { id, solved } = await open(
    reporting(() => (onAsk.mock.calls.length > 2 ? ['find'] : []), onAsk),
  )
  const [watcher, start] = [watch(), Date.now()]
  const flood = setInterval(() => {
    for (let request = 0; request < 100; request += 1) watcher.used(id)
  }, 50)
  onTestFinished(() => clearInterval(flood))
  await expect.poll(solved, { timeout: 30_000 }).toEqual(['find'])
  expect(onAsk.mock.calls.length).toBeLessThanOrEqual(1 + (Date.now() - start) / 1000)
})

test('targets that hang hold up no other', async () => {
  const hanging = await Promise.all(Array.from({ length: 10 }, () => open(() => undefined)))
  const good = await open(reporting(() => ['find']))
  const watcher = watch()
  for (const { id } of hanging) watcher.used(id)
  watcher.used(good.id)
  await expect.poll(good.solved, { timeout: 30_000 }).toEqual(['find'])
  for (const { solved } of hanging) expect(await solved()).toEqual([])
})

test('a look before the end waits for no look at others, and neither does the end of the process', async () => {
  const asked: string[] = []
  const hanging = await Promise.all(
    Array.from({ length: 10 }, () => open(() => void asked.push('hanging'))),
  )
  const good = await open(
    reporting(
      () => ['find'],
      () => asked.push('good'),
    ),
  )
  const watcher = watch()
  for (const { id } of [...hanging, good]) watcher.used(id)
  await expect.poll(() => asked.length).toBe(8)
  await watcher.lookBeforeEnd(good.id)
  expect(asked.slice(8)).toEqual(['good'])
  expect(await good.solved()).toEqual(['find'])
  await watcher.close()
})

test.each(['watched', 'usedElsewhere'] as const)(
  'that a session is %s is enough for the process that runs it, and for no other',
  async (told) => {
    const onAsk = vi.fn<() => void>()
    const { id, runnerId, solved } = await open(reporting(() => ['find'], onAsk))
    const own = await open(reporting(() => ['find']))
    const other = watch(own.runnerId)
    other[told](id)
    other[told](own.id)
    await expect.poll(own.solved).toEqual(['find'])
    await other.close()
    expect(onAsk).not.toHaveBeenCalled()
    watch(runnerId)[told](id)
    await expect.poll(solved).toEqual(['find'])
  },
)

test('what changes just before the end counts, and ended sessions stay as they are', async () => {
  const { id, user, solved } = await open(reporting(() => ['find']))
  const watcher = watch()
  await watcher.lookBeforeEnd(id)
  expect(await solved()).toEqual(['find'])
  await labs.end(user, id)
  await recordReport(api.db, id, new Set(['find', 'mend']), new Date(), noMails)
  expect(await solved()).toEqual(['find'])
  expect((await labs.session(id)).solvedAt).toBeNull()
})

test('a process that cannot reach the target gets its last look from the one that runs it', async () => {
  const { id, runnerId, solved } = await open(reporting(() => ['find']))
  const news = await openSessionNews(api.database)
  onTestFinished(() => news.close())
  const runsNothing = vi.spyOn(watch(), 'lookBeforeEnd')
  for (const [runner, watcher] of [
    ['other', { lookBeforeEnd: runsNothing }],
    [runnerId, watch(runnerId)],
  ] as const) {
    const context = { db: api.db, log: quiet, runnerId: runner, watcher }
    onTestFinished(
      await listenToSignals(api.database, {
        watched: () => undefined,
        used: () => undefined,
        ending: (sessionId) => void giveLastLook(context, sessionId),
      }),
    )
  }
  const asked = askForLastLook({ db: api.db, news, log: quiet }, id)
  // Another change of the session meanwhile is not the reply.
  await tellChange(api.db, id)
  await asked
  expect(await solved()).toEqual(['find'])
  expect(runsNothing).not.toHaveBeenCalled()
})

test('a process that seems to be dead is not asked for a last look, so that nobody waits', async () => {
  const { id, runnerId } = await open(reporting(() => []))
  const news = await openSessionNews(api.database)
  onTestFinished(() => news.close())
  const ending = vi.fn<(sessionId: string) => void>()
  const unused = { watched: () => undefined, used: () => undefined }
  onTestFinished(await listenToSignals(api.database, { ...unused, ending }))
  await api.db
    .update(labRunners)
    .set({ seenAt: sql`now() - interval '20 seconds'` })
    .where(eq(labRunners.id, runnerId))
  await askForLastLook({ db: api.db, news, log: quiet }, id)
  expect(ending).not.toHaveBeenCalled()
})

test('a last look comes before the time is over', async () => {
  const { id, runnerId, solved } = await open(reporting(() => ['find']))
  await api.db
    .update(labSessions)
    .set({ expiresAt: new Date(Date.now() + 1_500) })
    .where(eq(labSessions.id, id))
  await watch(runnerId).expectEnds(10_000)
  expect(await solved()).toEqual([])
  await expect.poll(solved, { timeout: 30_000 }).toEqual(['find'])
})

test('a target of another machine is never asked', async () => {
  const onAsk = vi.fn<() => void>()
  const { id, runnerId } = await open(reporting(() => ['find'], onAsk))
  await api.db
    .update(labSessions)
    .set({ target: { driver: 'process', host: 'elsewhere', pid: 1, startedAt: '1', port: 9 } })
    .where(eq(labSessions.id, id))
  await watch(runnerId).lookBeforeEnd(id)
  expect(onAsk).not.toHaveBeenCalled()
})

test('reports of parallel looks, in any order, lose no check and double none', async () => {
  const { id, solved } = await open(() => undefined)
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second))
  await Promise.all(
    [3, 1, 2].map((second) => recordReport(api.db, id, new Set(['find']), at(second), noMails)),
  )
  const [{ solvedAt } = { solvedAt: null }] = (await labs.session(id)).checks
  // An older look that saw less comes late.
  await recordReport(api.db, id, new Set(), at(0), noMails)
  expect(await solved()).toEqual(['find'])
  expect((await labs.session(id)).checks[0]?.solvedAt).toBe(solvedAt)
  const results = await Promise.all(
    [4, 5, 6].map((second) =>
      recordReport(api.db, id, new Set(['find', 'mend']), at(second), noMails),
    ),
  )
  expect(results.filter(Boolean)).toHaveLength(1)
})
