import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import { devices, signInSessions } from './auth.tables.ts'
import { sweepRows } from '../sweepRows.ts'

const api = useTestApi()

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; rv:146.0) Gecko/20100101 Firefox/146.0',
}

/** A sign-in: its token, and its device's. */
async function signIn({ email }: UserRow, agent: keyof typeof agents = 'chrome') {
  const response = await api.post(
    '/auth/login',
    { email, password: testPassword, device: null },
    { 'user-agent': agents[agent] },
  )
  const { token, device } = response.json().data as { token: string; device: string }
  return { headers: { authorization: `Bearer ${token}` }, device }
}

type Headers = Awaited<ReturnType<typeof signIn>>['headers']

const list = async (headers: Headers) => {
  const response = await api.get('/user/sessions', headers)
  expect(response.statusCode).toBe(200)
  return response.json().data as { _id: string; isCurrent: boolean; browser: string }[]
}

const isIn = async (headers: Headers) => (await api.get('/user', headers)).statusCode === 200

const endIt = (id: string, headers: Headers) =>
  api.delete(`/user/sessions/${id}`, undefined, headers)

const minutesLater = (minutes: number) => {
  api.clock = new Date(api.clock.getTime() + minutes * 60_000)
}

test('the list has the sessions that have not ended, the last used first, and tells the own one', async () => {
  const [user, other] = [await addUser(api.db), await addUser(api.db)]
  const own = await signIn(user)
  minutesLater(1)
  const second = await signIn(user, 'firefox')
  await signIn(other)
  expect(await list(own.headers)).toEqual([
    {
      _id: expect.any(String),
      browser: 'Firefox',
      system: 'Windows',
      signedInAt: api.clock.toISOString(),
      lastUsedAt: api.clock.toISOString(),
      isCurrent: false,
    },
    expect.objectContaining({ browser: 'Chrome', system: 'Linux', isCurrent: true }),
  ])
  await api.post('/auth/logout', undefined, second.headers)
  expect(await list(own.headers)).toHaveLength(1)
  minutesLater(8 * 60)
  const next = await signIn(user)
  expect(await list(next.headers)).toEqual([expect.objectContaining({ isCurrent: true })])
})

test('the last use is written every five minutes at most', async () => {
  const user = await addUser(api.db)
  // Two tokens, as a process remembers one for some seconds of real time, in which it looks nothing
  // up.
  const [early, late] = [await signIn(user), await signIn(user, 'firefox')]
  const lastUse = async (name: string) => {
    const rows = await api.db
      .select()
      .from(signInSessions)
      .where(eq(signInSessions.userId, user.id))
    return rows.find(({ browser }) => browser === name)?.lastUsedAt
  }
  const began = api.clock
  minutesLater(5)
  await api.get('/user', early.headers)
  expect(await lastUse('Chrome')).toEqual(began)
  minutesLater(1)
  await api.get('/user', late.headers)
  expect(await lastUse('Firefox')).toEqual(api.clock)
})

test('one session is ended at once, any number of times, and its device forgotten', async () => {
  const user = await addUser(api.db)
  const [own, lost] = [await signIn(user), await signIn(user, 'firefox')]
  expect(await isIn(lost.headers)).toBe(true)
  const id = (await list(own.headers)).find(({ isCurrent }) => !isCurrent)?._id ?? ''
  expect((await endIt(id, own.headers)).statusCode).toBe(200)
  expect(await isIn(lost.headers)).toBe(false)
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'session_ended', userId: user.id }),
  )
  expect(await isIn(own.headers)).toBe(true)
  expect((await endIt(id, own.headers)).statusCode).toBe(200)
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toHaveLength(1)
  expect((await endIt(id, lost.headers)).statusCode).toBe(401)
})

test('they end in this process at once, before the database has told it', async () => {
  const user = await addUser(api.db)
  const [own, lost, other] = [await signIn(user), await signIn(user, 'firefox'), await signIn(user)]
  const ofLost = (await list(lost.headers)).find(({ isCurrent }) => isCurrent)
  for (const { headers } of [own, lost, other]) expect(await isIn(headers)).toBe(true)
  const tell = (how: 'enable' | 'disable') =>
    Promise.all(
      ['denied_tokens', 'users'].map((table) =>
        api.db.execute(sql.raw(`alter table ${table} ${how} trigger user`)),
      ),
    )
  await tell('disable')
  try {
    await endIt(ofLost?._id ?? '', own.headers)
    expect(await isIn(lost.headers)).toBe(false)
    await api.delete('/user/sessions', undefined, own.headers)
    expect(await isIn(other.headers)).toBe(false)
  } finally {
    await tell('enable')
  }
})

test("nobody ends another person's session, nor learns that there is one", async () => {
  const [user, stranger] = [await addUser(api.db), await addUser(api.db)]
  const [own, theirs] = [await signIn(user), await signIn(stranger)]
  const [{ _id } = { _id: '' }] = await list(own.headers)
  const refused = await endIt(_id, theirs.headers)
  expect(refused.statusCode).toBe(404)
  expect(refused.json()).toEqual((await endIt('no-such-session', theirs.headers)).json())
  expect(await isIn(own.headers)).toBe(true)
})

test('all others are ended, also those from before they were listed; this one goes on with another token', async () => {
  const user = await addUser(api.db)
  const [own, other] = [await signIn(user), await signIn(user, 'firefox')]
  const unlisted = await api.signedIn(user)
  const response = await api.delete('/user/sessions', undefined, own.headers)
  expect(response.statusCode).toBe(200)
  for (const { authorization } of [own.headers, other.headers, unlisted])
    expect(await isIn({ authorization })).toBe(false)
  const next = { authorization: `Bearer ${response.json().token}` }
  expect(await list(next)).toEqual([
    expect.objectContaining({ browser: 'Chrome', isCurrent: true }),
  ])
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toHaveLength(1)
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'session_ended', userId: user.id }),
  )
  const entries = await listAudit(api.db, { subject: `user:${user.id}`, action: 'sessions_ended' })
  expect(entries).toMatchObject([{ actorKind: 'learner', actor: user.id }])
})

test('of parallel ends of all others one wins; a session that was ended ends no other', async () => {
  const user = await addUser(api.db)
  const sessions = [await signIn(user), await signIn(user), await signIn(user)]
  // The process remembers them, so that none of the calls is refused by its token alone.
  for (const { headers } of sessions) expect(await isIn(headers)).toBe(true)
  const responses = await Promise.all(
    sessions.map(({ headers }) => api.delete('/user/sessions', undefined, headers)),
  )
  const made = responses.filter(({ statusCode }) => statusCode === 200)
  expect(made).toHaveLength(1)
  expect(await isIn({ authorization: `Bearer ${made[0]?.json().token}` })).toBe(true)
  for (const { statusCode } of responses) expect([200, 401]).toContain(statusCode)
})

test('a changed password keeps this session in the list and no other', async () => {
  const user = await addUser(api.db)
  const [own] = [await signIn(user), await signIn(user, 'firefox')]
  const change = { currentPassword: testPassword, newPassword: 'a brook over mossy stones' }
  const { token } = (await api.put('/user/password', change, own.headers)).json()
  expect(await list({ authorization: `Bearer ${token}` })).toEqual([
    expect.objectContaining({ browser: 'Chrome', isCurrent: true }),
  ])
})

test('what has ended is removed, and devices after a year', async () => {
  const user = await addUser(api.db)
  await signIn(user)
  const rows = async () => ({
    sessions: await api.db.select().from(signInSessions).where(eq(signInSessions.userId, user.id)),
    devices: await api.db.select().from(devices).where(eq(devices.userId, user.id)),
  })
  const hours = (count: number) => new Date(api.clock.getTime() + count * 3_600_000)
  await sweepRows(api.db, hours(9))
  expect(await rows()).toMatchObject({ sessions: [], devices: [{}] })
  await sweepRows(api.db, hours(366 * 24))
  expect(await rows()).toEqual({ sessions: [], devices: [] })
})
