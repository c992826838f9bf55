import { expect, test, vi } from 'vitest'
import type { GatewaySession } from '../sessions/sessions.store.ts'
import { cachedSessions } from './cachedSessions.ts'

/** Sessions of a database that reports changes, or does not. */
function open() {
  const sessions = new Map<string, GatewaySession>()
  const followers = new Set<() => void>()
  const find = vi.fn(async (name: string) => sessions.get(name))
  let isUp = true
  const known = cachedSessions(find, {
    isUp: () => isUp,
    follow: (_sessionId, onChange) => {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
  })
  const set = (status: GatewaySession['status']) =>
    sessions.set('lab', { id: 'a', status, expiresAt: null, target: null, gatewaySecret: null })
  set('active')
  return {
    known,
    find,
    set,
    followers,
    tell: () => [...followers].forEach((onChange) => onChange()),
    lose: () => (isUp = false),
  }
}

test('an active session is read until it is followed, and then no more until it changes', async () => {
  const { known, find, set, tell, followers } = open()
  for (let index = 0; index < 5; index += 1) expect((await known('lab'))?.status).toBe('active')
  expect(find).toHaveBeenCalledTimes(2)
  set('completed')
  tell()
  expect((await known('lab'))?.status).toBe('completed')
  expect(followers.size).toBe(0)
})

const active = { id: 'a', status: 'active' } as GatewaySession

test('a change before it is followed is not missed', async () => {
  const { known, find, set } = open()
  find.mockImplementationOnce(async () => {
    set('completed')
    return active
  })
  expect((await known('lab'))?.status).toBe('completed')
})

test('what changes while it is read again is not remembered', async () => {
  const { known, find, set, tell, followers } = open()
  find
    .mockImplementationOnce(async () => active)
    .mockImplementationOnce(async () => {
      set('completed')
      tell()
      return active
    })
  await known('lab')
  expect(followers.size).toBe(0)
  expect((await known('lab'))?.status).toBe('completed')
})

test('while changes are not told, each request asks', async () => {
  const { known, find, set, lose } = open()
  await known('lab')
  lose()
  set('completed')
  expect((await known('lab'))?.status).toBe('completed')
  set('active')
  for (let index = 0; index < 3; index += 1) await known('lab')
  expect(find).toHaveBeenCalledTimes(6)
})

test.each(['queued', 'provisioning', 'expired'] as const)(
  'a session that is %s is asked for each time',
  async (status) => {
    const { known, find, set, followers } = open()
    set(status)
    for (let index = 0; index < 3; index += 1) await known('lab')
    await known('nobody')
    expect(find).toHaveBeenCalledTimes(4)
    expect(followers.size).toBe(0)
  },
)
