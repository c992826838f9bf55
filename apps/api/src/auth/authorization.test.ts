import { createHmac, randomUUID } from 'node:crypto'
import { apiBase } from '@rampart/contract/calls/call'
import { labSessionEvents } from '@rampart/contract/calls/lab'
import type { Call } from '@rampart/contract/calls/call'
import { leaveOpening } from '@rampart/contract/calls/openingNotice'
import { callTable } from '@rampart/contract/calls/table'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { addUser } from '../testing/records.ts'
import { appContext, testKey, useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'

/** Every route of the application with its call. No database: these tests do not use it. */
const routes: string[] = []
const registered = new Map<string, Call>()
const files = new Set<string>()
const surveyed = Fastify()
surveyed.addHook('onRoute', ({ method, url, config }) => {
  routes.push(...[method].flat().map((verb) => `${verb} ${url}`))
  if (config?.call) registered.set(config.call.name, config.call)
  else files.add(url.slice(apiBase.length))
})
await surveyed.register(createApp(appContext(readConfig({}), undefined as never)), {
  prefix: apiBase,
})
await surveyed.ready()
const learnerCalls = [...registered.values()].filter(({ auth }) => auth === 'learner')

/** The public calls by name. Add a new public call here on purpose. */
const publicCalls = [
  'askForOpening',
  'beginPasskeyLogin',
  'beginPasskeyStep',
  'confirmOpening',
  'confirmSignup',
  'explore',
  'forgotPassword',
  'getCourse',
  'getLab',
  'getSitePage',
  'healthLive',
  'healthReady',
  'leaveOpening',
  'login',
  'loginWithPasskey',
  'loginWithPasskeyStep',
  'loginWithRecoveryCode',
  'loginWithTotp',
  'requestTaskAccess',
  'resetPassword',
  'search',
  'signup',
  'signupSetting',
  'verifyCertificate',
  'viewBadge',
  'viewMap',
]

/** The public files, which are not calls. Add a new path here on purpose. */
const publicFiles = [
  '/badge/file/:name',
  // Redirects to the page: mail programs open the address for leaving a list by GET or POST.
  leaveOpening.path,
  '/certificate/file/:name',
  '/issuer/did.json',
  '/sitemap.xml',
  '/issuer/status/:list',
  '/openapi.json',
]

/** Where unknown addresses are refused. */
const unknownPaths = ['', '/*']

/** Streams for learners, which are not calls. */
const learnerStreams = [labSessionEvents]

test('every route is a call of the contract, a stream or a public file, and the public ones are known', () => {
  expect([...files].toSorted()).toEqual(
    [...publicFiles, ...unknownPaths, ...learnerStreams].toSorted(),
  )
  const reads = [...publicFiles, ...unknownPaths].map((path) => ({ method: 'GET', path }))
  const known = [...registered.values(), ...reads].map(
    ({ method, path }) => `${method} ${apiBase}${path}`,
  )
  // Fastify serves HEAD for every GET.
  const heads = known
    .filter((entry) => entry.startsWith('GET '))
    .map((entry) => entry.replace('GET', 'HEAD'))
  // Programs on other sites read some of the files; their browsers send OPTIONS first.
  const preflights = publicFiles
    .filter((path) => path !== '/openapi.json' && path !== leaveOpening.path)
    .map((path) => `OPTIONS ${apiBase}${path}`)
  const streams = learnerStreams.map((path) => `GET ${apiBase}${path}`)
  expect(routes.toSorted()).toEqual([...known, ...heads, ...preflights, ...streams].toSorted())
  const table: Record<string, unknown> = callTable
  for (const call of registered.values()) expect(table[call.name]).toBe(call)
  const strangers = [...registered.values()]
    .filter(({ auth }) => auth !== 'learner' && auth !== 'bootcamp')
    .map(({ name }) => name)
  expect(strangers.toSorted()).toEqual(publicCalls)
  expect(learnerCalls.length).toBeGreaterThan(0)
  // Without the calls of participants: `bootcamps/participantGuard.test.ts` forges tokens for each
  // of them.
  const bootcampCalls = Object.values(callTable).filter(({ auth }) => auth === 'bootcamp')
  expect(bootcampCalls.filter(({ name }) => !registered.has(name))).toEqual([])
})

const api = useTestApi()
let user: UserRow

beforeAll(async () => {
  if (inject('testDatabase').kind !== 'none') user = await addUser(api.db)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A valid token, except for what a case changes. */
function forge(
  claims: Record<string, unknown>,
  { key = testKey, alg = 'HS256', typ = 'JWT' } = {},
): Promise<string> {
  const good = {
    iss: 'rampart',
    aud: 'learner',
    sub: user.id,
    jti: randomUUID(),
    iat: inSeconds(-60),
    exp: inSeconds(3600),
    tokenVersion: user.tokenVersion,
  }
  return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg, typ }).sign(key)
}

const unsigned = (claims: Record<string, unknown>) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`

const goodClaims = () => ({
  iss: 'rampart',
  aud: 'learner',
  sub: user.id,
  jti: 'j',
  iat: inSeconds(-60),
  exp: inSeconds(60),
  tokenVersion: 1,
})

/** An HMAC signature under a header that names another algorithm. */
function confused(alg: string): string {
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(goodClaims())}`
  return `${signed}.${createHmac('sha256', testKey).update(signed).digest('base64url')}`
}

const forgeries: Record<string, () => string | Promise<string>> = {
  'no header': () => '',
  'another scheme': async () => `Basic ${await forge({})}`,
  'no token': () => 'Bearer ',
  'no JSON Web Token': () => 'Bearer a.b.c',
  'two tokens': async () => `Bearer ${await forge({})} ${await forge({})}`,
  'past its end': async () => `Bearer ${await forge({ exp: inSeconds(-1) })}`,
  'not valid yet': async () => `Bearer ${await forge({ nbf: inSeconds(600) })}`,
  'without an end': async () => `Bearer ${await forge({ exp: undefined })}`,
  'without an id': async () => `Bearer ${await forge({ jti: undefined })}`,
  'for a bootcamp': async () =>
    `Bearer ${await forge({ aud: 'bootcamp', scope: 'bootcamp:access', bootcampId: 'aws' })}`,
  'for several audiences': async () => `Bearer ${await forge({ aud: ['bootcamp', 'learner'] })}`,
  'of another issuer': async () => `Bearer ${await forge({ iss: 'elsewhere' })}`,
  'of another type': async () => `Bearer ${await forge({}, { typ: 'other+jwt' })}`,
  'signed with another key': async () =>
    `Bearer ${await forge({}, { key: Buffer.alloc(48, 'k') })}`,
  'signed with HS512': async () =>
    `Bearer ${await forge({}, { alg: 'HS512', key: Buffer.alloc(64, testKey) })}`,
  'signed with nothing': () => `Bearer ${unsigned(goodClaims())}`,
  'signed as RS256': () => `Bearer ${confused('RS256')}`,
  'signed as none': () => `Bearer ${confused('none')}`,
  'changed after signing': async () => {
    const [header, , signature] = (await forge({})).split('.')
    return `Bearer ${header}.${encode({ ...goodClaims(), sub: user.id, exp: inSeconds(9e6) })}.${signature}`
  },
  'of nobody': async () => `Bearer ${await forge({ sub: '00000000-0000-4000-8000-000000000000' })}`,
  'of an odd subject': async () => `Bearer ${await forge({ sub: "' or 1=1 --" })}`,
  'of an earlier version': async () =>
    `Bearer ${await forge({ tokenVersion: user.tokenVersion - 1 })}`,
  'of a version as text': async () =>
    `Bearer ${await forge({ tokenVersion: String(user.tokenVersion) })}`,
}

const forLearners = [
  ...learnerCalls,
  ...learnerStreams.map((path) => ({ name: path, method: 'GET', path })),
]

describe.each(forLearners.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const send = (authorization: string) =>
    api.app.inject({
      method: call.method as 'GET',
      url: apiBase + call.path.replace(/:\w+/g, 'some-thing'),
      headers: authorization === '' ? {} : { authorization },
    })

  test.each(Object.keys(forgeries))('refuses a token %s', async (name) => {
    const response = await send((await forgeries[name]?.()) ?? '')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      success: false,
      message: 'Authentication required. Please sign in.',
      code: 'unauthenticated',
    })
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('lets a signed-in learner pass', async () => {
    expect((await send(`Bearer ${await forge({})}`)).statusCode).not.toBe(401)
    // Ending all other sessions raises it.
    await api.db.update(users).set({ tokenVersion: user.tokenVersion }).where(eq(users.id, user.id))
  })
})

test('raising the version of an account ends its tokens', async () => {
  const headers = await api.signedIn(user)
  expect((await api.get('/user', headers)).statusCode).toBe(200)
  await api.db
    .update(users)
    .set({ tokenVersion: user.tokenVersion + 1 })
    .where(eq(users.id, user.id))
  expect((await api.get('/user', headers)).statusCode).toBe(401)
  await api.db.update(users).set({ tokenVersion: user.tokenVersion }).where(eq(users.id, user.id))
})

test('a token ends after eight hours', async () => {
  const headers = await api.signedIn(user)
  const start = api.clock.getTime()
  api.clock = new Date(start + (8 * 3600 - 2) * 1000)
  expect((await api.get('/user', headers)).statusCode).toBe(200)
  api.clock = new Date(start + 8 * 3600 * 1000)
  expect((await api.get('/user', headers)).statusCode).toBe(401)
})
