import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newCredentialId } from '../credentials/credentialIds.ts'
import { insertCredential } from '../credentials/credentials.store.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import { addParticipant } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { addHolder } from './requestFixture.ts'
import { listOwn, sweepRequests } from './requests.store.ts'
import { requests } from './requests.tables.ts'

const api = useTestApi()
const halfYear = 184 * 24 * 60 * 60 * 1000

test('a learner asks for a name, credits and a subscription, and sees what was asked, newest first', async () => {
  await api.takeMails()
  const { user, send, credentialId, askForName } = await addHolder(api)
  expect((await send('GET', '/requests')).json()).toEqual({ success: true, data: [] })
  const asked = await askForName({
    credentialId: credentialId.toLowerCase(),
    firstName: '  Léna ',
    note: ' I was in a hurry.\n<b>Sorry</b> ',
  })
  expect(asked.json()).toEqual({
    success: true,
    data: {
      _id: expect.any(String),
      kind: 'name_correction',
      status: 'open',
      correction: { credentialId, firstName: 'Léna', lastName: 'Lerner' },
      note: 'I was in a hurry.\n<b>Sorry</b>',
      answer: null,
      createdAt: api.clock.toISOString(),
      closedAt: null,
    },
  })
  for (const kind of ['credits', 'subscription']) {
    api.clock = new Date(api.clock.getTime() + 1000)
    expect((await send('POST', '/requests', { kind, note: '' })).json().data).toMatchObject({
      kind,
      correction: null,
      note: '',
    })
  }
  const { data } = (await send('GET', '/requests')).json()
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'subscription',
    'credits',
    'name_correction',
  ])
  // The queue contains neither the texts nor the name.
  expect(api.queuedMails).toHaveLength(3)
  expect(JSON.stringify(api.queuedMails)).not.toMatch(/hurry|Léna|Lerner/)
  const [mail, , subscription] = await api.takeMails()
  expect(mail).toMatchObject({
    to: api.siteData.config.brand.bootcampsEmail,
    subject: 'A learner is asking for a name correction on a certificate or badge',
  })
  for (const text of [
    user.email,
    `${credentialId}: the name should read Léna Lerner.`,
    'In their own words:\n\n> I was in a hurry.\n> <b>Sorry</b>\n\n',
    `requests accept ${asked.json().data._id}`,
  ])
    expect(mail?.text).toContain(text)
  expect(mail?.html).not.toContain('<b>')
  const [, day = ''] = /accept \S+ --until (\S+)$/m.exec(subscription?.text ?? '') ?? []
  // Relative to now, because a last day in the past is refused.
  const inThirtyDays = new Date(api.clock.getTime() + 30 * 24 * 60 * 60 * 1000)
  expect(day).toBe(inThirtyDays.toISOString().slice(0, 10))
})

test('asking again returns the open one, also all at once, and tells the operator once', async () => {
  await api.takeMails()
  const { user, send, askForName } = await addHolder(api)
  const other = await addHolder(api)
  const all = await Promise.all([
    ...Array.from({ length: 6 }, (_, nth) => askForName({ lastName: `Number ${nth}` })),
    ...Array.from({ length: 6 }, () => send('POST', '/requests', { kind: 'credits', note: '' })),
    other.askForName(),
  ])
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
  expect(new Set(all.map((response) => response.json().data._id)).size).toBe(3)
  expect(await listOwn(api.db, user.id)).toHaveLength(2)
  expect(api.queuedMails).toHaveLength(3)
  await api.takeMails()
})

test('what was answered can be asked for again', async () => {
  const { user, send } = await addLearner(api)
  const askAgain = async () =>
    (await send('POST', '/requests', { kind: 'credits', note: '' })).json().data._id
  const first = await askAgain()
  await api.db
    .update(requests)
    .set({ status: 'closed', closedAt: api.clock })
    .where(eq(requests.id, first))
  const second = await askAgain()
  expect(second).not.toBe(first)
  expect(await askAgain()).toBe(second)
  expect(await listOwn(api.db, user.id)).toHaveLength(2)
})

test('a name is asked for on an own, valid credential alone', async () => {
  const { credentialId, askForName } = await addHolder(api)
  const other = await addHolder(api)
  const refused = async (values: Record<string, unknown>, status: number, code: string) => {
    const response = await askForName(values)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  }
  await refused({ credentialId: other.credentialId }, 404, 'credential_not_held')
  await refused({ credentialId: 'CSN-N0SUCH' }, 404, 'credential_not_held')
  await refused({ credentialId: 'nonsense' }, 404, 'credential_not_held')
  await refused({ firstName: 'Lena', lastName: ' Learner ' }, 409, 'name_unchanged')
  await api.db
    .update(credentials)
    .set({ status: 'Revoked', revokedAt: api.clock })
    .where(eq(credentials.credentialId, credentialId))
  await refused({}, 409, 'credential_revoked')
  expect(await listOwn(api.db, other.user.id)).toEqual([])
})

test('a learner who took part in a bootcamp with this account has its certificate', async () => {
  const { user, send } = await addLearner(api)
  const { id: participantId } = await addParticipant(api.db, { userId: user.id })
  const credentialId = newCredentialId('certificate')
  await insertCredential(api.db, {
    credentialId,
    type: 'certificate',
    source: 'bootcamp',
    participantId,
    participantName: 'Pia Participant',
    title: 'AWS Cloud Bootcamp',
  })
  const wanted = { credentialId, firstName: 'Pía', lastName: 'Participant', note: '' }
  expect((await send('POST', '/requests/name', wanted)).statusCode).toBe(200)
})

const name = { credentialId: 'CSN-1', firstName: 'A', lastName: 'B', note: '' }
test.each<[path: string, body: unknown]>([
  ['/requests', {}],
  ['/requests', { kind: 'credits' }],
  ['/requests', { kind: 'name_correction', note: '' }],
  ['/requests', { kind: ['credits'], note: '' }],
  ['/requests', { kind: 'credits', note: null }],
  ['/requests', { kind: 'credits', note: 'x'.repeat(501) }],
  ['/requests', { kind: 'credits', note: 'a\0b' }],
  ['/requests', { kind: 'credits', note: '\ud800' }],
  ['/requests', { kind: 'credits', note: '', status: 'accepted' }],
  ['/requests', { kind: 'credits', note: '', userId: 'x' }],
  ['/requests/name', { ...name, firstName: ' ' }],
  ['/requests/name', { ...name, lastName: 'x'.repeat(101) }],
  ['/requests/name', { ...name, firstName: 'A\u202eB' }],
  ['/requests/name', { ...name, firstName: 'A\nB' }],
  ['/requests/name', { ...name, credentialId: "'; drop table requests; --" }],
  ['/requests/name', { ...name, credentialId: { $ne: null } }],
  ['/requests/name', { ...name, kind: 'credits' }],
])('%s refuses %j', async (path, body) => {
  const { user, send } = await addLearner(api)
  const response = await send('POST', path, body as Record<string, unknown>)
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request'])
  expect(await listOwn(api.db, user.id)).toEqual([])
})

test('what is open is kept, what was answered half a year ago is removed', async () => {
  const { user } = await addLearner(api)
  const closedAt = new Date(api.clock.getTime() - halfYear)
  await api.db.insert(requests).values([
    { userId: user.id, kind: 'credits', createdAt: closedAt },
    { userId: user.id, kind: 'credits', status: 'closed', createdAt: closedAt, closedAt },
    {
      userId: user.id,
      kind: 'credits',
      status: 'closed',
      createdAt: closedAt,
      closedAt: api.clock,
    },
  ])
  await sweepRequests(api.db, api.clock)
  expect((await listOwn(api.db, user.id)).map(({ status }) => status).toSorted()).toEqual([
    'closed',
    'open',
  ])
})

const limited = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('ten new requests a day; one that is open can always be asked for again', async () => {
  const { user, send } = await addLearner(limited)
  const askOnce = () => send('POST', '/requests', { kind: 'credits', note: '' })
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await askOnce()).statusCode).toBe(200)
    expect((await askOnce()).statusCode).toBe(200)
    await limited.db
      .update(requests)
      .set({ status: 'closed', closedAt: limited.clock })
      .where(eq(requests.userId, user.id))
  }
  const refused = await askOnce()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(await listOwn(limited.db, user.id)).toHaveLength(10)
  limited.clock = new Date(limited.clock.getTime() + 25 * 60 * 60 * 1000)
  expect((await askOnce()).statusCode).toBe(200)
})
