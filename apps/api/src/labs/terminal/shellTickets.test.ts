import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Secrets } from '../../secrets.ts'
import { useLabs } from '../../testing/labs.ts'
import { testKey, useTestApi } from '../../testing/testApi.ts'
import { labSessions } from '../labs.tables.ts'
import { makeShellTicket, useShellTicket } from './shellTickets.ts'

const api = useTestApi()
const labs = useLabs(api)
const secrets: Secrets = [Buffer.from('the key of the site, long enough')]
const at = (seconds: number) => new Date(Date.parse('2026-11-23T12:00:00Z') + seconds * 1000)
const use = (ticket: string, { sessionId = 'mine', seconds = 1, keys = secrets } = {}) =>
  useShellTicket(api.db, { secrets: keys, sessionId, now: at(seconds) }, ticket)
const make = (sessionId = 'mine') => makeShellTicket(secrets, sessionId, at(0))

test('a ticket is good once, of parallel uses too', async () => {
  const ticket = make()
  const uses = await Promise.all([1, 2, 3, 4].map(() => use(ticket)))
  expect(uses.filter(Boolean)).toHaveLength(1)
  expect(await use(ticket, { seconds: 20 })).toBe(false)
  expect(await use(make())).toBe(true)
})

test('it is good for half a minute, for its session, and by the keys of the site', async () => {
  expect(await use(make(), { seconds: 31 })).toBe(false)
  expect(await use(make(), { sessionId: 'another' })).toBe(false)
  expect(await use(make(), { keys: [Buffer.from('another key')] })).toBe(false)
  const turned: Secrets = [Buffer.from('a newer key'), ...secrets]
  expect(await use(make(), { keys: turned })).toBe(true)
})

test('a longer time, another nonce or any other text is no ticket', async () => {
  const [time = '', nonce = '', signed = ''] = make().split('.')
  for (const forged of [
    `${Number(time) + 20_000}.${nonce}.${signed}`,
    `${time}.${nonce.replace(/^./, nonce.startsWith('A') ? 'B' : 'A')}.${signed}`,
    `${time}.${nonce}.`,
    `${time}.${nonce}.${'A'.repeat(43)}`,
    `${time}.${nonce}.${signed}.x`,
    '',
    'x'.repeat(10_000),
  ])
    expect([forged, await use(forged)]).toEqual([forged, false])
  expect(await use(`${time}.${nonce}.${signed}`)).toBe(true)
})

test('learners get a ticket where their session has a shell, and none elsewhere', async () => {
  const { user, id } = await labs.active()
  const open = async (by = user) =>
    api.post(`/lab/sessions/${id}/terminal`, undefined, await api.signedIn(by))
  expect((await open()).json().data.shell).toBeNull()
  const target = { driver: 'container', containerId: 'c1', port: 9, hasShell: true } as const
  await api.db.update(labSessions).set({ target }).where(eq(labSessions.id, id))
  const { ticket } = (await open()).json().data.shell
  expect(await open(await labs.addLearner())).toMatchObject({ statusCode: 404 })
  const given = { secrets: [testKey] as const, sessionId: id, now: api.clock }
  expect(await useShellTicket(api.db, given, ticket)).toBe(true)
  expect(await useShellTicket(api.db, given, ticket)).toBe(false)
  await labs.end(user, id)
  expect(await open()).toMatchObject({ statusCode: 409 })
})
