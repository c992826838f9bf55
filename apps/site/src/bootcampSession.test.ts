import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  bootcampProblem,
  bootcampToken,
  closeBootcampSession,
  openBootcampSession,
  subscribeBootcampSession,
} from './bootcampSession.ts'

/** A token as the site reads it: unsigned here, as only the server looks at that. */
const tokenFor = (bootcampId: string, seconds = 60) =>
  `header.${btoa(JSON.stringify({ scope: 'bootcamp:access', bootcampId, exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  closeBootcampSession()
  vi.unstubAllGlobals()
})

it('keeps the token of a link, so that a reload finds it', () => {
  const token = tokenFor('aws')
  openBootcampSession('aws', token)
  expect(bootcampProblem('aws')).toBeNull()
  expect(bootcampToken()).toBe(token)
  expect([...stored]).toEqual([['bootcampSession', token]])
  closeBootcampSession()
  expect(bootcampToken()).toBeUndefined()
  openBootcampSession('aws', null)
  expect(bootcampToken()).toBe(token)
})

it.each(['.', '>', ')', '>,'])(
  'a link to which a mail program added "%s" opens the task',
  (end) => {
    const token = tokenFor('aws')
    openBootcampSession('aws', token + end)
    expect(bootcampProblem('aws')).toBeNull()
    expect(bootcampToken()).toBe(token)
    expect(stored.get('bootcampSession')).toBe(token)
  },
)

it('a bad token of a link is said, not stored, and not replaced by a stored one', () => {
  const good = tokenFor('aws')
  stored.set('bootcampSession', good)
  for (const [bad, message] of [
    [tokenFor('aws', -60), 'access_token_expired'],
    [tokenFor('cyber'), 'access_token_bootcamp'],
    ['nonsense', 'access_token_invalid'],
  ] as const) {
    openBootcampSession('aws', bad)
    expect(bootcampProblem('aws')).toBe(message)
    expect(bootcampToken()).toBeUndefined()
    expect(stored.get('bootcampSession')).toBe(good)
  }
})

it('without any token the page asks for a link', () => {
  for (const none of [null, '']) {
    openBootcampSession('aws', none)
    expect(bootcampProblem('aws')).toBe('access_token_missing')
  }
})

it('a page goes on with its own token when another link changes what is stored', () => {
  const own = tokenFor('aws')
  openBootcampSession('aws', own)
  stored.set('bootcampSession', tokenFor('cyber'))
  expect(bootcampToken()).toBe(own)
  expect(bootcampProblem('cyber')).toBeUndefined()
  openBootcampSession('aws', null)
  expect(bootcampProblem('aws')).toBe('access_token_bootcamp')
  expect(bootcampToken()).toBeUndefined()
})

it('tells who watches it', () => {
  const changed = vi.fn<() => void>()
  const stop = subscribeBootcampSession(changed)
  openBootcampSession('aws', tokenFor('aws'))
  stop()
  closeBootcampSession()
  expect(changed).toHaveBeenCalledOnce()
})

it('keeps the token in memory where storage is refused', () => {
  const refuse = () => {
    throw new Error('Storage is refused.')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const token = tokenFor('aws')
  openBootcampSession('aws', token)
  closeBootcampSession()
  openBootcampSession('aws', null)
  expect(bootcampToken()).toBe(token)
})
