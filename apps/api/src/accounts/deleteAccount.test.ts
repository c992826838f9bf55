import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { addTestParticipant, pdf } from '../bootcamps/taskFixture.ts'
import type { TestParticipant } from '../bootcamps/taskFixture.ts'
import { reviewTask } from '../bootcamps/reviewTask.service.ts'
import { requireEditable } from '../bootcamps/tasks.service.ts'
import { commandsOf } from '../cli/commandFixture.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { findRecord } from '../credentials/signing/records.store.ts'
import { demoPassword } from '../demo/demo.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { pendingSignIns } from '../factors/factors.tables.ts'
import { ApiError } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import { labNotes } from '../labs/notes/notes.tables.ts'
import { lessonCompletions, lessonPositions } from '../lessons/lessons.tables.ts'
import { addPasskey, beginPasskey } from '../passkeys/passkeyFixture.ts'
import { passkeyChallenges } from '../passkeys/passkeys.tables.ts'
import { useDemoRecords } from '../testing/demoSite.ts'
import { addLab, addUser, only, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { updateUser } from '../users/users.store.ts'
import { subscriptions, users } from '../users/users.tables.ts'
import { saveResetCode } from './accounts.store.ts'
import { resetCodes } from './accounts.tables.ts'
import { sweepDeletedAccounts } from './deleteAccount.service.ts'
import { exportAccount } from './exportAccount.store.ts'

const api = useTestApi()
useDemoRecords(api)

async function deleteAccount(
  user: typeof users.$inferSelect,
  deleteCredentials: boolean,
  currentPassword = testPassword,
) {
  const body = { currentPassword, deleteCredentials }
  const response = await api.delete('/user', body, await api.signedIn(user))
  expect(response.statusCode).toBe(200)
}

/** A learner with a task that has both files. */
async function addWithTask() {
  const user = await addUser(api.db)
  const person = await addTestParticipant(api, { email: user.email, userId: user.id })
  await person.upload('weeklyTask', pdf('week-1.pdf'))
  await person.upload('resume', pdf('cv.pdf'))
  return { user, person }
}

/** Hands in a task and approves it. Returns the certificate's ID. */
async function approve(person: TestParticipant): Promise<string> {
  await person.submit()
  const { rows } = (await api.db.execute(
    sql`select id from bootcamp_tasks where participant_id = ${person.participant.id}`,
  )) as unknown as { rows: { id: string }[] }
  await api.siteData.withMails((mails) =>
    reviewTask({ db: api.db, mails, now: () => api.clock }, rows[0]?.id ?? '', {
      status: 'approved',
      comment: null,
    }),
  )
  const isTheirs = eq(credentials.participantId, person.participant.id)
  return (await only(api.db.select().from(credentials).where(isTheirs))).credentialId
}

test('tasks, files, access links and unsent mails of bootcamps go with the account, those of others stay', async () => {
  const [{ user, person }, other] = [await addWithTask(), await addWithTask()]
  const before = api.files.size
  await api.post('/auth/forgot-password', { email: user.email })
  await person.submit()
  await api.siteData.withMails((mails) =>
    mails.add(api.db, { kind: 'password-changed', userId: user.id }),
  )
  expect(api.queuedMails).toHaveLength(3)
  await deleteAccount(user, false)
  expect(api.files.size).toBe(before - 2)
  expect(api.queuedMails).toEqual([
    { kind: 'account-deleted', email: user.email, areCredentialsRevoked: false },
  ])
  expect((await person.read()).json()).toMatchObject({ code: 'access_token_invalid' })
  const { out } = await commandsOf(api)('tasks', 'list')
  expect(out).not.toContain(user.email)
  expect(out).toContain(other.user.email)
  expect((await other.person.read()).json()).toMatchObject({
    data: { task: { weeklyTask: { file: { name: 'week-1.pdf' } } } },
  })
})

test.each([false, true])(
  'a certificate of a bootcamp stays without its task, unless it is to be deleted: %j',
  async (deleteCredentials) => {
    const { user, person } = await addWithTask()
    const path = `/certificate/verify/${await approve(person)}`
    const { certificate } = (await api.get(path)).json<{
      certificate: { participantName: string; csnId: string }
    }>()
    const file = (format: string) => api.get(`/certificate/file/${certificate.csnId}.${format}`)
    const name = certificate.participantName
    expect((await file('json')).body).toContain(name)
    expect((await file('svg')).body).toContain(name)
    await deleteAccount(user, deleteCredentials)
    const isDrawn = (stored: string) => stored.startsWith(`credentials/${certificate.csnId}/`)
    expect([...api.files.keys()].some(isDrawn)).toBe(!deleteCredentials)
    const changes = deleteCredentials ? { status: 'Revoked', participantName: null } : {}
    expect((await api.get(path)).json()).toMatchObject({
      certificate: { ...certificate, ...changes },
    })
    // What was signed and drawn before does not name anyone either.
    for (const format of ['json', 'svg'])
      expect((await file(format)).body.includes(name)).toBe(!deleteCredentials)
    expect((await person.read()).statusCode).toBe(401)
    expect((await person.upload('resume')).statusCode).toBe(401)
    await api.takeMails()
    // An operator may register the same person again.
    await addTestParticipant(api, { email: user.email })
  },
)

test('a certificate that was issued just before its bootcamp got an account goes with that account', async () => {
  const { user, person } = await addWithTask()
  const credentialId = await approve(person)
  const isThis = eq(credentials.credentialId, credentialId)
  await api.db.update(credentials).set({ userId: null }).where(isThis)
  await deleteAccount(user, true)
  expect(await only(api.db.select().from(credentials).where(isThis))).toMatchObject({
    status: 'Revoked',
    participantName: '',
  })
})

test('a certificate that was revoked before keeps the time of that', async () => {
  const { user, person } = await addWithTask()
  const isThis = eq(credentials.credentialId, await approve(person))
  const revokedAt = new Date('2026-01-02T03:04:05Z')
  await api.db.update(credentials).set({ status: 'Revoked', revokedAt }).where(isThis)
  await deleteAccount(user, true)
  expect(await only(api.db.select().from(credentials).where(isThis))).toMatchObject({
    revokedAt,
    participantName: '',
  })
})

test('a certificate that goes with the account is revoked from then on, and drawn so', async () => {
  const { user, person } = await addWithTask()
  const isThis = eq(credentials.credentialId, await approve(person))
  await api.db.update(credentials).set({ drawingDueAt: null }).where(isThis)
  await deleteAccount(user, true)
  expect(await only(api.db.select().from(credentials).where(isThis))).toMatchObject({
    status: 'Revoked',
    revokedAt: api.clock,
    drawingDueAt: expect.any(Date),
  })
})

test('what is signed of a certificate after the deletion has no address of its holder', async () => {
  const { user, person } = await addWithTask()
  const id = await approve(person)
  expect(await findRecord(api.db, id)).toMatchObject({ email: user.email })
  await deleteAccount(user, false)
  expect(await findRecord(api.db, id)).toMatchObject({ email: null })
})

test('of two deletions at the same time one is done', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const body = { currentPassword: testPassword, deleteCredentials: true }
  const both = await Promise.all([1, 2].map(() => api.delete('/user', body, headers)))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  expect(
    await listAudit(api.db, { subject: `user:${user.id}`, action: 'account_deleted' }),
  ).toHaveLength(1)
})

test('what was under way during the deletion leaves nothing behind', async () => {
  const [user, other] = [await addUser(api.db), await addUser(api.db)]
  const lab = await addLab(api.db)
  await deleteAccount(user, false)
  // Like a request whose token was checked before the deletion.
  const notes = { labId: lab.id, text: 'Late.', version: 1, writer: 'phone', edit: 1 }
  for (const { id } of [user, other])
    await api.db.insert(labNotes).values({ ...notes, userId: id, writtenAt: api.clock })
  expect(await updateUser(api.db, user.id, { firstName: 'Late' })).toBeNull()
  expect(await only(api.db.select().from(users).where(eq(users.id, user.id)))).toMatchObject({
    firstName: '',
  })
  await sweepDeletedAccounts(api.db, api.clock)
  const left = await api.db.select().from(labNotes).where(eq(labNotes.labId, lab.id))
  expect(left.map(({ userId }) => userId)).toEqual([other.id])
})

test('an upload that ends after the deletion is refused', () => {
  const refuse: Refuse<'task_closed'> = () => new ApiError('task_closed')
  expect(() => requireEditable(null, refuse)).toThrow(
    expect.objectContaining({ code: 'not_found', statusCode: 404 }) as Error,
  )
})

/** The tables whose rows are deleted with the account, each with its section of the export. */
const deleted = {
  enrolments: 'enrolments',
  lesson_completions: 'completedLessons',
  lesson_positions: 'videoPositions',
  quiz_passes: 'passedQuizzes',
  lab_sessions: 'labSessions',
  lab_notes: 'labNotes',
  lab_note_copies: 'labNoteCopies',
  map_pages: 'publicMap',
  requests: 'requests',
  subscriptions: 'subscriptions',
  sign_in_sessions: 'signIns',
  devices: 'knownDevices',
  totp_secrets: 'authenticatorApps',
  recovery_codes: 'recoveryCodes',
  passkeys: 'passkeys',
  passkey_owners: 'passkeySteps',
  bootcamp_participants: 'bootcamps',
  bootcamp_tasks: 'bootcampTasks',
  bootcamp_task_files: 'bootcampFiles',
} as const

/** The same for rows that belong to an account only by its address. */
const ofAddress = { opening_notices: 'openingNotices' } as const

/** The same for rows that stay: erased, for the balance, or as evidence that others may ask for. */
const kept = {
  users: ['profile', 'account', 'preferences', 'labEvidence'],
  credit_ledger: ['creditLedger'],
  credentials: ['certificates', 'badges'],
} as const

/** Tables whose rows are deleted but not exported: hashes, of no use to the learner. */
const secret = ['reset_codes', 'pending_sign_ins', 'passkey_challenges']

/** The tables with rows of a learner: those that refer to users, also through others. */
async function tablesOfLearners(): Promise<string[]> {
  const { rows } = (await api.db.execute(sql`
    with recursive own(id) as (
      select 'users'::regclass::oid
      union
      select conrelid from pg_constraint join own on confrelid = own.id where contype = 'f'
    )
    select id::regclass::text as name from own`)) as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = (await api.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { name: string }[] }
  const found: string[] = []
  for (const { name } of rows) {
    const row = sql`select 1 from ${sql.identifier(name)} as one where strpos(one::text, ${text}) > 0 limit 1`
    const { rows } = (await api.db.execute(row)) as unknown as { rows: unknown[] }
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('the export and the deletion name the same records', async () => {
  expect(
    (await tablesOfLearners()).toSorted(),
    'A table with rows of a learner is in exportAccount.store.ts and deleteRecords, and in a list above.',
  ).toEqual([...Object.keys(deleted), ...Object.keys(kept), ...secret].toSorted())
  const user = await only(api.db.select().from(users).where(eq(users.email, 'learner@demo.test')))
  const person = await addTestParticipant(api, { email: user.email, userId: user.id })
  await person.upload('resume', pdf('only-here.pdf'))
  await api.db
    .insert(subscriptions)
    .values({ userId: user.id, startsAt: api.clock, endsAt: new Date('2100-01-01') })
  const [completion] = await api.db
    .select({ enrolmentId: enrolments.id, lessonId: lessonCompletions.lessonId })
    .from(enrolments)
    .innerJoin(lessonCompletions, eq(lessonCompletions.enrolmentId, enrolments.id))
    .where(eq(enrolments.userId, user.id))
    .limit(1)
  if (!completion) throw new Error('The demo learner has completed no lesson.')
  await api.db.insert(lessonPositions).values({ ...completion, seconds: 5 })
  for (const writer of ['phone', 'desk'])
    await api.put(
      '/lab/jwt-forgery/notes',
      { text: `Noted at the ${writer}: only-here.pdf`, basedOn: 0, writer, edit: 1, age: 0 },
      await api.signedIn(user),
    )
  await api.post(
    '/requests',
    { kind: 'credits', note: 'Noted: only-here.pdf' },
    await api.signedIn(user),
  )
  await api.put(
    '/mylearning/map/page',
    { isPublic: true, showsName: true },
    await api.signedIn(user),
  )
  await api.post('/bootcamp/opening', { bootcampId: 'cyber', email: user.email })
  await saveResetCode(
    api.db,
    { id: 'one', userId: user.id },
    { codeHash: '-', expiresAt: api.clock },
  )
  await api.post('/auth/login', { email: user.email, password: demoPassword, device: null })
  await enableTotp(api, user, demoPassword)
  await api.post('/auth/login', { email: user.email, password: demoPassword })
  await addPasskey(api, user, { password: demoPassword })
  await beginPasskey(api, await api.signedIn(user), demoPassword)
  const before = await exportAccount(api.db, user)
  expect(Object.keys(before).toSorted()).toEqual(
    [
      ...Object.values(deleted),
      ...Object.values(ofAddress),
      ...Object.values(kept).flat(),
    ].toSorted(),
  )
  for (const section of Object.keys(before))
    expect([section, before[section]]).not.toEqual([section, []])

  await deleteAccount(user, true, demoPassword)
  const after = await exportAccount(api.db, user)
  for (const section of [...Object.values(deleted), ...Object.values(ofAddress)])
    expect([section, after[section]]).toEqual([section, []])
  for (const section of Object.values(kept).flat())
    expect([section, after[section]]).not.toEqual([section, []])
  expect(await tablesWith(user.email)).toEqual([])
  expect(await tablesWith('only-here.pdf')).toEqual([])
  const isTheirs = eq(resetCodes.userId, user.id)
  expect(await api.db.select().from(resetCodes).where(isTheirs)).toEqual([])
  const isPending = eq(pendingSignIns.userId, user.id)
  expect(await api.db.select().from(pendingSignIns).where(isPending)).toEqual([])
  const isBegun = eq(passkeyChallenges.userId, user.id)
  expect(await api.db.select().from(passkeyChallenges).where(isBegun)).toEqual([])
})

/** Columns of `users` that stay when the account is deleted: they say nothing about the person. */
const impersonal = new Set(
  'id createdAt updatedAt firstSignInAt disabledAt theme motion credits'.split(' '),
)

test('each column about a person is exported, and empty once the account is deleted', async () => {
  const notFilled = new Set([...impersonal, 'email', 'passwordHash', 'deletedAt'])
  const filled = Object.fromEntries(
    Object.entries(getTableColumns(users))
      .filter(([name]) => !notFilled.has(name))
      .map(([name, { enumValues, default: usual, dataType }]) => [
        name,
        enumValues?.find((value) => value !== usual) ??
          { date: new Date(0), number: 7, boolean: true }[String(dataType)] ??
          `the ${name}`,
      ]),
  )
  const before = await addUser(api.db, filled)
  const exported = JSON.stringify(await exportAccount(api.db, before))
  const missing = Object.keys(filled)
    .filter((name) => filled[name] === `the ${name}` && !exported.includes(`the ${name}`))
    .map((name) => `${name}: add it to exportAccount.store.ts.`)
  expect(missing).toEqual([])
  await deleteAccount(before, false)
  const after = await only(api.db.select().from(users).where(eq(users.id, before.id)))
  const earlier = new Map<string, unknown>(Object.entries(before))
  const left = Object.entries(after)
    .filter(([name, value]) => !impersonal.has(name) && String(value) === String(earlier.get(name)))
    .map(([name]) => `${name}: empty it in eraseUser, or add it to \`impersonal\`.`)
  expect(left).toEqual([])
})
