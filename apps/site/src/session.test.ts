import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserSession } from './session.ts'

/** A token as the site reads it: unsigned here, as only the server looks at that. */
function tokenOf(sub: string, seconds: number): string {
  return `header.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + seconds }))}.signature`
}

let page: EventTarget
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  stored = new Map()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: () => undefined } })
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})

/** What the page for signing in says first. */
const saysWhy = () => stored.has('sessionEnded')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('ends with its token, without a click', () => {
  stored.set('authToken', tokenOf('dana', 60))
  const session = browserSession()
  const changed = vi.fn<() => void>()
  session.subscribe(changed)
  expect(session.owner()).toBe('dana')
  vi.advanceTimersByTime(61_000)
  expect(session.state()).toBe('signed-out')
  expect(session.token()).toBeUndefined()
  expect(changed).toHaveBeenCalledOnce()
  expect(saysWhy()).toBe(true)
})

it.each(['focus', 'pageshow', 'visibilitychange'])(
  'notices on %s that the token has ended while the machine slept',
  (name) => {
    stored.set('authToken', tokenOf('dana', 60))
    const session = browserSession()
    // Time goes on, timers do not.
    vi.setSystemTime(Date.now() + 61_000)
    expect(session.state()).toBe('signed-in')
    page.dispatchEvent(new Event(name))
    expect(session.state()).toBe('signed-out')
    expect(saysWhy()).toBe(true)
  },
)

it('notices on waking who has signed in or out in another tab', () => {
  stored.set('authToken', tokenOf('dana', 60))
  const session = browserSession()
  stored.set('authToken', tokenOf('femi', 60))
  page.dispatchEvent(new Event('focus'))
  expect(session.owner()).toBe('femi')
  stored.clear()
  page.dispatchEvent(new Event('focus'))
  expect(session.state()).toBe('signed-out')
  expect(saysWhy()).toBe(false)
})

it('notices at once that another tab has emptied the storage', () => {
  stored.set('authToken', tokenOf('dana', 60))
  const session = browserSession()
  stored.clear()
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(session.state()).toBe('signed-out')
})

it('keeps a token that lasts longer than timers can, without looking again and again', () => {
  stored.set('authToken', tokenOf('dana', 40 * 24 * 3600))
  const session = browserSession()
  const changed = vi.fn<() => void>()
  session.subscribe(changed)
  vi.advanceTimersByTime(60_000)
  expect(changed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(41 * 24 * 3_600_000)
  expect(session.state()).toBe('signed-out')
})

it('has nothing to say of an earlier session to somebody who has signed in since', () => {
  stored.set('authToken', tokenOf('dana', 60))
  const session = browserSession()
  vi.advanceTimersByTime(61_000)
  stored.set('authToken', tokenOf('dana', 60))
  page.dispatchEvent(new Event('focus'))
  expect(session.state()).toBe('signed-in')
  expect(saysWhy()).toBe(false)
})

it('has no reason to give to somebody who signs out', () => {
  stored.set('authToken', tokenOf('dana', 60))
  browserSession().signOut()
  expect(saysWhy()).toBe(false)
})

it('says nothing on waking if nothing has changed', () => {
  stored.set('authToken', tokenOf('dana', 60))
  const session = browserSession()
  const changed = vi.fn<() => void>()
  session.subscribe(changed)
  page.dispatchEvent(new Event('focus'))
  expect(changed).not.toHaveBeenCalled()
})

it('lasts as long as the page where storage is refused', () => {
  const refuse = () => {
    throw new Error('Storage is refused.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const session = browserSession()
  session.signIn(tokenOf('dana', 60))
  page.dispatchEvent(new Event('focus'))
  expect(session.state()).toBe('signed-in')
  vi.advanceTimersByTime(61_000)
  expect(session.state()).toBe('signed-out')
})

it('complains once of a token that cannot be read', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stored.set('authToken', 'not a token')
  const session = browserSession()
  page.dispatchEvent(new Event('focus'))
  expect(session.state()).toBe('signed-out')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
