import { createHmac, randomUUID } from 'node:crypto'
import { apiBase } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { errorSentence } from '@rampart/contract/errors/errorTable'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { addParticipant, addUser } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import { disableUser, enableUser } from '../users/operations.ts'
import type { UserRow } from '../users/users.store.ts'
import { bootcampParticipants, bootcampTasks } from './bootcamps.tables.ts'
import type { ParticipantRow } from './participants.store.ts'

const calls: readonly Call[] = Object.values(callTable).filter(({ auth }) => auth === 'bootcamp')

const api = useTestApi()
let participant: ParticipantRow
let user: UserRow

beforeAll(async () => {
  if (inject('testDatabase').kind === 'none') return
  participant = await addParticipant(api.db)
  user = await addUser(api.db)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

const goodClaims = () => ({
  iss: 'rampart',
  aud: 'bootcamp',
  sub: participant.id,
  jti: randomUUID(),
  iat: inSeconds(-60),
  exp: inSeconds(3600),
  scope: 'bootcamp:access',
  bootcampId: 'aws',
})

/** A valid token, except for what a case changes. */
async function forge(
  claims: Record<string, unknown>,
  { key = testKey, alg = 'HS256', typ = 'JWT' } = {},
): Promise<string> {
  return `Bearer ${await new SignJWT({ ...goodClaims(), ...claims }).setProtectedHeader({ alg, typ }).sign(key)}`
}

function confused(alg: string): string {
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(goodClaims())}`
  return `Bearer ${signed}.${createHmac('sha256', testKey).update(signed).digest('base64url')}`
}

const forgeries: Record<string, [AccessProblem, () => string | Promise<string>]> = {
  'no header': ['access_token_missing', () => ''],
  'another scheme': [
    'access_token_invalid',
    async () => (await forge({})).replace('Bearer', 'Basic'),
  ],
  'no token': ['access_token_invalid', () => 'Bearer '],
  'no JSON Web Token': ['access_token_invalid', () => 'Bearer a.b.c'],
  'two tokens': ['access_token_invalid', async () => `${await forge({})} ${await forge({})}`],
  'past its end': ['access_token_expired', () => forge({ exp: inSeconds(-1) })],
  'past its end, and of another scope': [
    'access_token_expired',
    () => forge({ exp: inSeconds(-1), scope: 'other' }),
  ],
  'not valid yet': ['access_token_invalid', () => forge({ nbf: inSeconds(600) })],
  'without an end': ['access_token_invalid', () => forge({ exp: undefined })],
  'without an id': ['access_token_invalid', () => forge({ jti: undefined })],
  "a learner's": ['access_token_scope', async () => (await api.signedIn(user)).authorization],
  'of another scope': ['access_token_scope', () => forge({ scope: 'bootcamp:read' })],
  'of several scopes': ['access_token_scope', () => forge({ scope: ['bootcamp:access'] })],
  'without a scope': ['access_token_scope', () => forge({ scope: undefined })],
  'for learners, with the scope': ['access_token_invalid', () => forge({ aud: 'learner' })],
  'for several audiences': [
    'access_token_invalid',
    () => forge({ aud: ['access_token_bootcamp', 'learner'] }),
  ],
  'of another bootcamp': ['access_token_bootcamp', () => forge({ bootcampId: 'cyber' })],
  'of no bootcamp': ['access_token_invalid', () => forge({ bootcampId: undefined })],
  'of an odd bootcamp': ['access_token_invalid', () => forge({ bootcampId: { $ne: null } })],
  'of another issuer': ['access_token_invalid', () => forge({ iss: 'elsewhere' })],
  'of another type': ['access_token_invalid', () => forge({}, { typ: 'other+jwt' })],
  'signed with another key': [
    'access_token_invalid',
    () => forge({}, { key: Buffer.alloc(48, 'k') }),
  ],
  'past its end, signed with another key': [
    'access_token_invalid',
    () => forge({ exp: inSeconds(-1) }, { key: Buffer.alloc(48, 'k') }),
  ],
  'signed with HS512': [
    'access_token_invalid',
    () => forge({}, { alg: 'HS512', key: Buffer.alloc(64, testKey) }),
  ],
  'signed with nothing': [
    'access_token_invalid',
    () => `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(goodClaims())}.`,
  ],
  'signed as RS256': ['access_token_invalid', () => confused('RS256')],
  'signed as none': ['access_token_invalid', () => confused('none')],
  'changed after signing': [
    'access_token_invalid',
    async () => {
      const [header, , signature] = (await forge({})).split('.')
      return `${header}.${encode({ ...goodClaims(), exp: inSeconds(9e6) })}.${signature}`
    },
  ],
  'of nobody': [
    'access_token_invalid',
    () => forge({ sub: '00000000-0000-4000-8000-000000000000' }),
  ],
  'of a learner’s id': ['access_token_invalid', () => forge({ sub: user.id })],
  'of an odd subject': ['access_token_invalid', () => forge({ sub: "' or 1=1 --" })],
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const send = (authorization: string) =>
    api.app.inject({
      method: call.method,
      url: apiBase + call.path.replace(/:\w+/g, 'weeklyTask'),
      headers: authorization === '' ? {} : { authorization },
    })

  test.each(Object.keys(forgeries))('refuses a token %s', async (name) => {
    const [code, make] = forgeries[name] ?? ['access_token_invalid', () => '']
    const response = await send(await make())
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      success: false,
      message: errorSentence(code),
      code,
    })
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('lets a participant pass', async () => {
    expect((await send(await forge({}))).statusCode).not.toBe(401)
  })
})

test("a participant's token does not sign a learner in", async () => {
  const response = await api.get('/user', await api.admitted(participant))
  expect(response.statusCode).toBe(401)
})

test('a link works for 72 hours, any number of times', async () => {
  const headers = await api.admitted(participant)
  const start = api.clock.getTime()
  for (const seconds of [0, 60, 72 * 3600 - 2]) {
    api.clock = new Date(start + seconds * 1000)
    expect((await api.get('/bootcamp-task/task', headers)).statusCode).toBe(200)
  }
  api.clock = new Date(start + 72 * 3600 * 1000)
  const response = await api.get('/bootcamp-task/task', headers)
  expect(response.statusCode).toBe(401)
  expect(response.json().message).toBe('Session has expired. Please request a new access link.')
})

test('a token of a removed participant is refused', async () => {
  const gone = await addParticipant(api.db)
  const headers = await api.admitted(gone)
  expect((await api.get('/bootcamp-task/task', headers)).statusCode).toBe(200)
  await api.db.delete(bootcampParticipants).where(eq(bootcampParticipants.id, gone.id))
  expect((await api.get('/bootcamp-task/task', headers)).statusCode).toBe(401)
  expect(
    await api.db.select().from(bootcampTasks).where(eq(bootcampTasks.participantId, gone.id)),
  ).toEqual([])
})

test('while the account is disabled its links open nothing and none is sent', async () => {
  const { id: userId, email } = await addUser(api.db)
  const own = await addParticipant(api.db, { userId, email, bootcampSlug: 'cyber' })
  const headers = await api.admitted(own)
  const open = async () => (await api.get('/bootcamp-task/task', headers)).statusCode
  const mailed = async () => {
    const asked = await api.post('/bootcamp/verify', { bootcampId: 'cyber', email })
    expect(asked.statusCode).toBe(200)
    return (await api.takeMails()).map(({ to }) => to)
  }
  await api.takeMails()
  expect(await open()).toBe(200)
  await disableUser(api.db, email, api.clock)
  expect(await open()).toBe(401)
  expect(await mailed()).toEqual([])
  await enableUser(api.db, email)
  expect(await open()).toBe(200)
  expect(await mailed()).toEqual([email])
})

test('a refused form is not read, and nothing is written', async () => {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.7\n%%EOF'], 'a.pdf', { type: 'application/pdf' }))
  const encoded = new Response(body)
  const response = await api.app.inject({
    method: 'POST',
    url: `${apiBase}/bootcamp-task/upload/weeklyTask`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: await forge({ scope: 'other' }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(response.statusCode).toBe(401)
  expect(api.files.size).toBe(0)
})
