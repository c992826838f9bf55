import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { auditEntries } from '../audit/audit.tables.ts'
import { devices } from '../auth/auth.tables.ts'
import {
  bootcampParticipants,
  bootcampTaskFiles,
  bootcampTasks,
} from '../bootcamps/bootcamps.tables.ts'
import { reviewTask } from '../bootcamps/reviewTask.service.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { readConfig } from '../config.ts'
import { contentFolder } from '../content/contentFixture.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { credentialVersions } from '../credentials/signing/signing.tables.ts'
import { updateContent } from '../fillDatabase.ts'
import { openJobs } from '../jobs/jobs.ts'
import { failedMails } from '../jobs/queues.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { useLabs } from '../testing/labs.ts'
import { addUser, only } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { useTestApi } from '../testing/testApi.ts'
import { applyRetention } from './applyRetention.ts'
import { defaultRetention } from './retentionSettings.ts'
import type { Retention } from './retentionSettings.ts'
import { startRetention } from './startRetention.ts'

const api = useTestApi()
const labs = useLabs(api)

const go = (days: number) => void (api.clock = new Date(api.clock.getTime() + days * 86_400_000))

/** Whose unsent mails were removed. */
const forgotten: string[] = []

/**
 * Removes what is older than the default periods and these. Returns what was removed, as the log
 * has it.
 */
async function apply(periods: Partial<Retention> = {}) {
  // The tables of jobs exist only after jobs were opened.
  const jobs = await openJobs(api.database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const info = vi.fn<(fields: Record<string, unknown>, text: string) => void>()
  await applyRetention({
    db: api.db,
    files: api.fileStore,
    mails: {
      forget: async (tx, recipients) => {
        await jobs.forgetMails(tx, recipients)
        forgotten.push(...recipients)
      },
    },
    retention: { ...defaultRetention, ...periods },
    now: () => api.clock,
    log: { ...api.app.log, info } as unknown as typeof api.app.log,
  })
  return info.mock.calls[0]?.[0]
}

test('ended sessions lose where they were and what they opened, after a year; their course and their credits stay', async () => {
  const { user, runner, id } = await labs.active()
  go(1)
  await runner.sweep()
  const rowOf = () => only(api.db.select().from(labSessions).where(eq(labSessions.id, id)))
  const before = await rowOf()
  expect(before).toMatchObject({ status: 'expired', address: expect.any(String) })
  go(363)
  expect(await apply()).toMatchObject({ labDetails: 0 })
  expect(await rowOf()).toEqual(before)
  go(2)
  expect(await apply()).toMatchObject({ labDetails: 1 })
  expect(await rowOf()).toEqual({ ...before, address: null, labUrl: null, credentials: [] })
  expect((await labs.read(user, id)).json().data).toMatchObject({ status: 'expired' })
  expect(await labs.balance(user)).toBe(8)
  expect(await apply()).toMatchObject({ labDetails: 0 })
  const openedHints = { mission: ['hint'] }
  await api.db.update(labSessions).set({ openedHints }).where(eq(labSessions.id, id))
  expect(await apply()).toMatchObject({ labDetails: 1 })
  expect((await rowOf()).openedHints).toEqual({})
})

/** A participant whose task was reviewed, with one file. */
async function reviewed(status: 'approved' | 'incomplete') {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask')
  await someone.submit()
  const { id } = await only(
    api.db
      .select()
      .from(bootcampTasks)
      .where(eq(bootcampTasks.participantId, someone.participant.id)),
  )
  await api.siteData.withMails((mails) =>
    reviewTask({ db: api.db, mails, now: () => api.clock }, id, { status, comment: null }),
  )
  const [file] = await api.db
    .select()
    .from(bootcampTaskFiles)
    .where(eq(bootcampTaskFiles.taskId, id))
  return { ...someone, taskId: id, storedAs: file?.storedAs ?? '' }
}

const auditOf = async (subject: string) =>
  (await api.db.select().from(auditEntries).where(eq(auditEntries.subject, subject))).map(
    ({ action, actorKind }) => [action, actorKind],
  )

test('files of approved tasks go once a period is set, others stay', async () => {
  const [done, incomplete] = [await reviewed('approved'), await reviewed('incomplete')]
  const waiting = await addTestParticipant(api)
  await waiting.upload('weeklyTask')
  await waiting.submit()
  expect(api.files.has(done.storedAs)).toBe(true)
  go(100)
  expect(await apply()).toMatchObject({ uploads: 0 })
  expect(await apply({ uploads: 101 })).toMatchObject({ uploads: 0 })
  expect(await apply({ uploads: 99 })).toMatchObject({ uploads: 1 })
  expect(api.files.has(done.storedAs)).toBe(false)
  expect(await auditOf(`task:${done.taskId}`)).toContainEqual(['task_files_removed', 'system'])
  expect(api.files.has(incomplete.storedAs)).toBe(true)
  expect(await api.db.select().from(bootcampTaskFiles)).toHaveLength(2)
  expect((await done.read()).json().data.task).toMatchObject({ status: 'approved' })
})

test('participants without an account are forgotten once a period is set; a certificate stays without an address', async () => {
  const [certified, owner] = [await reviewed('approved'), await addUser(api.db)]
  const [plain, owned] = [
    await addTestParticipant(api),
    await addTestParticipant(api, { userId: owner.id }),
  ]
  await api.db.execute(
    sql`update bootcamp_participants set updated_at = ${api.clock.toISOString()}`,
  )
  await api.db.execute(sql`update bootcamp_tasks set updated_at = ${api.clock.toISOString()}`)
  const all = async () =>
    new Map((await api.db.select().from(bootcampParticipants)).map((row) => [row.id, row]))
  go(400)
  const recent = await addTestParticipant(api)
  await api.db
    .update(bootcampParticipants)
    .set({ updatedAt: api.clock })
    .where(eq(bootcampParticipants.id, recent.participant.id))
  expect(await apply()).toMatchObject({ participants: 0 })
  expect((await all()).has(plain.participant.id)).toBe(true)
  expect((await apply({ participants: 365 }))?.['participants']).toBeGreaterThanOrEqual(2)
  const left = await all()
  expect(left.has(plain.participant.id)).toBe(false)
  expect(forgotten).toEqual(expect.arrayContaining([plain.participant.email, certified.taskId]))
  expect(left.get(owned.participant.id)).toMatchObject({ email: owned.participant.email })
  expect(left.get(recent.participant.id)).toMatchObject({ email: recent.participant.email })
  expect(left.get(certified.participant.id)).toMatchObject({
    firstName: '',
    email: expect.stringMatching(/@deleted\.invalid$/),
  })
  expect(api.files.has(certified.storedAs)).toBe(false)
  expect(
    await api.db
      .select({ status: credentials.status })
      .from(credentials)
      .where(eq(credentials.participantId, certified.participant.id)),
  ).toEqual([{ status: 'Valid' }])
  expect(await auditOf(`participant:${plain.participant.id}`)).toEqual([
    ['participant_deleted', 'system'],
  ])
})

test('many participants go in small transactions, between which others take their turn', async () => {
  await api.db.execute(sql`
    insert into bootcamp_participants (bootcamp_slug, email, first_name, last_name, updated_at)
    select 'aws', gen_random_uuid() || '@example.org', 'A', 'B', ${api.clock.toISOString()}::timestamptz
    from generate_series(1, 120)
  `)
  go(100)
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const removed = await apply({ participants: 90 })
  clearImmediate(next)
  expect(removed?.['participants']).toBeGreaterThanOrEqual(120)
  // All other changes that are audited wait for the entries of one transaction.
  const { rows } = (await api.db.execute(sql`
    select count(*)::int as count from audit_entries
    where action = 'participant_deleted' group by xmin order by count desc
  `)) as unknown as { rows: { count: number }[] }
  expect(rows[0]?.count).toBe(50)
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('who has uploaded since then, or waits for a review, is no idle participant', async () => {
  const people = { uploaded: await addTestParticipant(api), waiting: await addTestParticipant(api) }
  await people.waiting.upload('weeklyTask')
  await people.waiting.submit()
  await people.uploaded.read()
  const begun = api.clock.toISOString()
  go(100)
  await people.uploaded.upload('weeklyTask')
  await api.db.execute(sql`update bootcamp_participants set updated_at = ${begun}`)
  await api.db.execute(sql`update bootcamp_tasks set updated_at = ${begun}`)
  await apply({ participants: 90 })
  const left = await api.db.select().from(bootcampParticipants)
  for (const { participant } of Object.values(people))
    expect(left.map(({ email }) => email)).toContain(participant.email)
})

test('what was signed of an earlier version goes, with its place in the list kept', async () => {
  const credentialId = `CSN-${randomUUID()}`
  const signed = (version: number, signedAt: Date, statusIndex: number) => ({
    credentialId,
    version,
    issuer: 'did:web:example.org',
    json: `{"version":${version}}`,
    statusList: 1,
    statusIndex,
    signedAt,
  })
  const start = api.clock
  const elsewhere = { ...signed(1, start, 3), issuer: 'did:web:before.example' }
  await api.db.insert(credentialVersions).values([signed(1, start, 1), elsewhere])
  go(50)
  await api.db.insert(credentialVersions).values(signed(2, api.clock, 2))
  const kept = async () =>
    (
      await api.db
        .select()
        .from(credentialVersions)
        .where(eq(credentialVersions.credentialId, credentialId))
        .orderBy(credentialVersions.version, credentialVersions.statusIndex)
    ).map(({ json, statusIndex }) => [json, statusIndex])
  go(100)
  expect(await apply()).toMatchObject({ superseded: 0 })
  // The first one is older, but the second took its place only a hundred days ago.
  expect(await apply({ superseded: 120 })).toMatchObject({ superseded: 0 })
  expect(await apply({ superseded: 99 })).toMatchObject({ superseded: 1 })
  expect(await kept()).toEqual([
    [null, 1],
    // Of another issuer nothing took its place.
    ['{"version":1}', 3],
    ['{"version":2}', 2],
  ])
})

test('mails without a try left go once a period is set', async () => {
  const jobs = await openJobs(api.database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const queuedAt = api.clock.toISOString()
  // More than one statement deletes, queued ten days before their last try failed.
  await api.db.execute(sql`
    insert into pgboss.job (id, name, data, source_created_on, created_on)
    select gen_random_uuid(), ${failedMails}, '{"kind":"reset-code","email":"a@example.org"}',
      ${queuedAt}::timestamptz, ${queuedAt}::timestamptz + interval '10 days'
    from generate_series(1, 501)
  `)
  go(31)
  expect(await apply()).toMatchObject({ failedMails: 0 })
  expect(await apply({ failedMails: 32 })).toMatchObject({ failedMails: 0 })
  expect(await apply({ failedMails: 30 })).toMatchObject({ failedMails: 501 })
})

test('the mail that says that an account was deleted, and was never taken, leaves after a day', async () => {
  const jobs = await openJobs(api.database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  for (const kind of ['account-deleted', 'reset-code'])
    await api.db.execute(sql`
      insert into pgboss.job (id, name, data, created_on)
      values (${randomUUID()}, ${failedMails}, ${JSON.stringify({ kind, email: 'a@example.org' })}, ${api.clock.toISOString()}::timestamptz)
    `)
  expect(await apply()).toMatchObject({ lastMails: 0 })
  go(1)
  expect(await apply()).toMatchObject({ failedMails: 0, lastMails: 1 })
  expect(await apply()).toMatchObject({ lastMails: 0 })
})

test('of all processes one does it, once a day', async () => {
  const database = await testDatabase()
  const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }
  const apply = vi.fn<() => Promise<void>>(async () => undefined)
  for (let process = 0; process < 3; process += 1) {
    const jobs = await openJobs(database, log)
    onTestFinished(() => jobs.close())
    onTestFinished(await startRetention({ jobs, apply, log }))
    await jobs.addDaily('apply-retention')
  }
  const states = async () => {
    const { rows } = (await database.db.execute(
      sql`select state from pgboss.job where name = 'apply-retention'`,
    )) as unknown as { rows: { state: string }[] }
    return rows.map(({ state }) => state)
  }
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), {
    timeout: 30_000,
    interval: 50,
  })
  expect(apply).toHaveBeenCalledTimes(1)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a removal that fails holds up none behind it', async () => {
  const jobs = await openJobs(api.database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  await api.db.execute(sql`
    insert into pgboss.job (id, name, data, created_on)
    values (${randomUUID()}, ${failedMails}, '{"kind":"reset-code","email":"a@example.org"}', ${api.clock.toISOString()}::timestamptz)
  `)
  go(31)
  const failure = new Error('this table cannot be used')
  const update = vi.spyOn(api.db, 'update').mockImplementation(() => {
    throw failure
  })
  await expect(apply({ failedMails: 30 })).rejects.toMatchObject({ cause: failure })
  update.mockRestore()
  expect(await apply({ failedMails: 30 })).toMatchObject({ failedMails: 0 })
})

test.each([
  { isStopped: false, lines: 1 },
  { isStopped: true, lines: 0 },
])('the log says why something was not removed, unless the process stops', async (given) => {
  const database = await testDatabase()
  const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }
  const jobs = await openJobs(database, log)
  onTestFinished(() => jobs.close())
  const err = new Error('this table cannot be used')
  const begun = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const apply = () => {
    begun.resolve()
    return going.promise
  }
  const stop = await startRetention({ jobs, apply, log })
  onTestFinished(stop)
  await begun.promise
  if (given.isStopped) stop()
  going.reject(err)
  // The job is tried again.
  await vi.waitFor(
    async () =>
      expect(
        await database.db.execute(sql`select state from pgboss.job where name = 'apply-retention'`),
      ).toMatchObject({ rows: [{ state: 'retry' }] }),
    { timeout: 30_000, interval: 50 },
  )
  expect(log.warn.mock.calls).toEqual(
    Array.from({ length: given.lines }, () => [
      { err },
      'not all that was kept long enough was removed',
    ]),
  )
})

test('an import leaves devices for as long as the setting says', async () => {
  const user = await addUser(api.db)
  const usedAt = new Date(Date.now() - 3 * 365 * 86_400_000)
  const tokenHash = randomUUID()
  await api.db.insert(devices).values({ userId: user.id, tokenHash, usedAt })
  const config = readConfig({ KEEP_DEVICES_DAYS: '0', DEMO_DATA: 'off' })
  await updateContent(api.database, config, await contentFolder())
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toHaveLength(1)
})
