import { apiBase } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import { errorBodySchema } from '@rampart/contract/entities/errorBody'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  hostileBodies,
  hostileSegments,
  hostileValues,
  malformedBodies,
} from '../testing/hostile.ts'
import type { ParticipantRow } from '../bootcamps/participants.store.ts'
import { addParticipant, addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1000000' })
let user: UserRow
let participant: ParticipantRow

beforeAll(async () => {
  if (inject('testDatabase').kind === 'none') return
  user = await addUser(api.db)
  participant = await addParticipant(api.db)
})

const calls: readonly Call[] = Object.values(callTable)
const withBody = calls.filter((call) => call.body && !call.multipart)

/**
 * A request that passes to the validation of a call, with a new token each time because one of the
 * calls signs out.
 */
async function send(call: Call, options: InjectOptions = {}): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: call.method,
    url: apiBase + call.path.replace(/:\w+/g, 'some-thing'),
    ...options,
    headers: {
      ...(await (call.auth === 'bootcamp' ? api.admitted(participant) : api.signedIn(user))),
      ...options.headers,
    },
  })
}

const json = { 'content-type': 'application/json' }

/**
 * What is wrong with a response: an error of the server, or a body that is not in the contract.
 * Null if nothing is wrong.
 */
function complaint(response: LightMyRequestResponse, sent: unknown): string | null {
  const { statusCode, headers, body } = response
  const isError = statusCode >= 400
  const isContract =
    headers['content-type'] === 'application/json; charset=utf-8' &&
    (!isError || errorBodySchema.safeParse(response.json()).success)
  return statusCode < 500 && isContract
    ? null
    : `${JSON.stringify(sent)?.slice(0, 100)} gave ${statusCode} ${body.slice(0, 200)}`
}

/** The same, but only a refusal is right. */
const complaintUnlessRefused = (response: LightMyRequestResponse, sent: unknown): string | null =>
  response.statusCode < 400
    ? `${JSON.stringify(sent)?.slice(0, 100)} was accepted`
    : complaint(response, sent)

describe.each(withBody.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const fields = Object.keys(call.body?.def.shape ?? {})
  const filled = fields.map(
    (name) => [name, name === 'email' ? 'a@example.org' : 'some-text'] as const,
  )

  test('any field may contain anything', async () => {
    const complaints: (string | null)[] = []
    for (const field of fields) {
      for (const value of hostileValues) {
        const payload = JSON.stringify({ ...Object.fromEntries(filled), [field]: value })
        complaints.push(complaint(await send(call, { payload, headers: json }), { [field]: value }))
      }
      const missing = Object.fromEntries(filled.filter(([name]) => name !== field))
      complaints.push(complaintUnlessRefused(await send(call, { payload: missing }), missing))
    }
    expect(complaints.filter(Boolean)).toEqual([])
  })

  test('a body that is not an object with these fields is refused', async () => {
    const complaints: (string | null)[] = []
    for (const payload of [...hostileBodies, ...malformedBodies, '']) {
      complaints.push(complaintUnlessRefused(await send(call, { payload, headers: json }), payload))
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
      'nonsense',
      '',
    ]) {
      complaints.push(
        complaintUnlessRefused(
          await send(call, { payload: '{}', headers: { 'content-type': type } }),
          type,
        ),
      )
    }
    complaints.push(complaintUnlessRefused(await send(call), 'no body'))
    expect(complaints.filter(Boolean)).toEqual([])
  })
})

test.each(calls.map((call) => [call.name, call] as const))(
  '%s takes no unknown query, and no odd one makes it fail',
  async (_name, call) => {
    const path = apiBase + call.path.replace(/:\w+/g, 'some-thing')
    // The query parser ignores this one.
    const complaints = [complaint(await send(call, { url: `${path}?__proto__=1` }), '__proto__')]
    for (const query of [
      '?x=1',
      '?%00=%00',
      '?%zz',
      '?a[b]=1&a[c]=2',
      `?${'a=1&'.repeat(2_000)}`,
      '?\u{1F4A9}',
    ]) {
      complaints.push(complaintUnlessRefused(await send(call, { url: path + query }), query))
    }
    expect(complaints.filter(Boolean)).toEqual([])
  },
)

test('no end of a path makes a call fail', async () => {
  const complaints: (string | null)[] = []
  for (const call of calls.filter(({ params }) => params)) {
    for (const segment of hostileSegments) {
      const response = await send(call, { url: apiBase + call.path.replace(/:\w+/g, segment) })
      complaints.push(complaintUnlessRefused(response, segment))
    }
  }
  expect(complaints.filter(Boolean)).toEqual([])
})

test.each([
  '%',
  '%zz',
  'course/%',
  'course/%zz',
  'course/%E0%A4%A',
  'a%2',
  '/',
  'course/',
  'explore/',
])('the path %s is refused', async (path) => {
  expect(complaintUnlessRefused(await api.get(`/${path}`), path)).toBeNull()
})

test.each(['authorization', 'if-none-match', 'content-length', 'x-forwarded-for'])(
  'the header %s may hold anything',
  async (name) => {
    const complaints: (string | null)[] = []
    for (const value of [
      '',
      'x',
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      `Bearer ${'a'.repeat(8_000)}`,
      '"',
      ',',
      '-1',
      'é',
    ]) {
      for (const path of ['/user', '/explore', '/course/none'])
        complaints.push(complaint(await api.get(path, { [name]: value }), value))
    }
    expect(complaints.filter(Boolean)).toEqual([])
  },
)

test('a known address by another method is refused with the methods that it takes', async () => {
  const send = (method: 'GET' | 'DELETE' | 'OPTIONS', path: string) =>
    api.app.inject({ method, url: apiBase + path })
  const refused = await send('DELETE', '/user/profile?x=1')
  expect(refused.statusCode).toBe(405)
  expect(refused.headers.allow).toBe('PUT')
  expect(errorBodySchema.parse(refused.json()).code).toBe('invalid_request')
  expect((await send('GET', '/auth/login')).headers.allow).toBe('POST')
  expect((await send('OPTIONS', '/lab/jwt-forgery')).headers.allow).toBe('GET, HEAD')
  expect((await send('GET', `/course/${'a'.repeat(200)}`)).statusCode).toBe(404)
  for (const path of ['', '/', '/none', '/lab/jwt-forgery/none', '/toString'])
    for (const method of ['GET', 'DELETE'] as const)
      expect((await send(method, path)).statusCode).toBe(404)
})
