import type { AddressInfo } from 'node:net'
import { apiBase } from '@rampart/contract/calls/call'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { noMails } from '../../testing/noMails.ts'
import { recordReport } from '../missions/missions.store.ts'

const api = useTestApi({}, { isClockRunning: true })
const labs = useLabs(api)
beforeAll(async () => {
  if (inject('testDatabase').kind !== 'none') await api.app.listen({ host: '127.0.0.1', port: 0 })
})

const checks = [
  { id: 'find', name: '</script><b>Find</b>\n\nevent: session', guard: false, hints: [] },
  { id: 'mend', name: 'Mend it', guard: false, hints: [] },
]

async function active() {
  const { user, id } = await labs.active({ lab: { checks } })
  return { user, id, headers: await api.signedIn(user) }
}

const urlOf = (id: string) => {
  const { port } = api.app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}${apiBase}/lab/sessions/${id}/events`
}

/** Opens a stream, and gathers its events. */
async function follow(id: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(urlOf(id), { headers, signal: leaving.signal })
  const events: LabSession[] = []
  let isOver = false
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^event: session\ndata: (.*)$/.exec(part)?.[1]
        if (data !== undefined) events.push(JSON.parse(data) as LabSession)
      }
    }
    isOver = true
  }
  if (response.ok) read().catch(() => (isOver = true))
  return { response, events, isOver: () => isOver, leave: () => leaving.abort() }
}

const solvedIn = (session: LabSession | undefined) =>
  session?.mission?.checks.flatMap(({ id, state }) => (state === 'solved' ? [id] : []))

test('a session comes at once, after each change of it, and with its end', async () => {
  const { user, id, headers } = await active()
  const stream = await follow(id, headers)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform')
  await expect.poll(() => stream.events).toEqual([(await labs.read(user, id)).json().data])
  await recordReport(api.db, id, new Set(['find']), new Date(), noMails)
  await expect.poll(() => solvedIn(stream.events.at(-1))).toEqual(['find'])
  expect(stream.events.at(-1)?.mission?.checks[0]?.name).toBe(checks[0]?.name)
  // The same again is nothing new.
  await recordReport(api.db, id, new Set(['find']), new Date(), noMails)
  await labs.end(user, id)
  await expect.poll(stream.isOver).toBe(true)
  expect(stream.events.map(({ status }) => status)).toEqual(['active', 'active', 'completed'])
})

test('a stream is its learner’s own', async () => {
  const { id } = await active()
  const other = await api.signedIn(await labs.addLearner())
  for (const sessionId of [id, 'no-such-session', '0'.repeat(36)])
    expect((await follow(sessionId, other)).response.status).toBe(404)
  expect((await follow(id, {})).response.status).toBe(401)
  expect((await follow(id, { authorization: 'Bearer a.b.c' })).response.status).toBe(401)
})

test('a request for the head alone opens no stream', async () => {
  const { id, headers } = await active()
  expect((await fetch(urlOf(id), { method: 'HEAD', headers })).status).toBe(405)
})

test('nothing is sent after a sign-out', async () => {
  const { id, headers } = await active()
  const stream = await follow(id, headers)
  await expect.poll(() => stream.events.length).toBe(1)
  await api.post('/auth/logout', undefined, headers)
  await recordReport(api.db, id, new Set(['find']), new Date(), noMails)
  await expect.poll(stream.isOver).toBe(true)
  expect(stream.events).toHaveLength(1)
})

test('an account has places for six streams, and gets one back when a page is left', async () => {
  const { id, headers } = await active()
  const streams = []
  for (let tab = 0; tab < 6; tab += 1) streams.push(await follow(id, headers))
  const refused = await follow(id, headers)
  expect(refused.response.status).toBe(429)
  expect(refused.response.headers.get('retry-after')).toBe('30')
  streams[0]?.leave()
  await expect
    .poll(async () => {
      const next = await follow(id, headers)
      next.leave()
      return next.response.status
    })
    .toBe(200)
})

test('a session that has ended comes once', async () => {
  const { user, id, headers } = await active()
  await labs.end(user, id)
  const stream = await follow(id, headers)
  await expect.poll(stream.isOver).toBe(true)
  expect(stream.events.map(({ status }) => status)).toEqual(['completed'])
})

test('open streams end with the server, which does not wait for them', async () => {
  const { id, headers } = await active()
  const stream = await follow(id, headers)
  await expect.poll(() => stream.events.length).toBe(1)
  await api.app.close()
  await expect.poll(stream.isOver).toBe(true)
})
