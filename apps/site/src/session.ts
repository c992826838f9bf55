import { decodeToken, isTokenValid } from '@rampart/contract/rules/tokenRules'
import { createListeners } from '@rampart/screens/session/createListeners.ts'
import type { SessionState, SessionStore } from '@rampart/screens/session/session.ts'
import { noteSessionEnd } from './sessionEnd.ts'

/** Key of the sign-in token in local storage (specification §3, §9). */
const storageKey = 'authToken'

/** A session store with the token for the request adapters. */
export interface TokenSession extends SessionStore {
  /** The token while it is valid. */
  token(): string | undefined
}

/** When a tab wakes: its timers were stopped, and it may have missed events of other tabs. */
const wakeEvents = ['focus', 'pageshow', 'visibilitychange'] as const

/**
 * Keeps the token in the browser's storage; notices other tabs and the token's end without a click.
 */
export function browserSession(): TokenSession {
  const listeners = createListeners()
  let token = read()
  // If storage is refused, the session is this page's own, and what is stored says nothing about
  // it.
  let isStored = true
  let expiry: ReturnType<typeof setTimeout> | undefined

  const changed = () => {
    document.documentElement.toggleAttribute('data-session', false)
    if (token) document.documentElement.dataset['session'] = 'signed-in'
    listeners.notify()
  }
  const take = (next: string | undefined) => {
    // Noted only if the token has expired, not if the learner has signed out, here or in another
    // tab.
    if (next || (token && !valid(token))) noteSessionEnd(!next)
    token = next
    clearTimeout(expiry)
    if (token)
      expiry = setTimeout(() => take(current()), Math.min(millisecondsLeft(token), 2 ** 31 - 1))
    changed()
  }
  const current = () => (isStored ? read() : valid(token))
  const look = () => {
    const next = current()
    if (next !== token) take(next)
  }
  take(token)
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) look()
  })
  for (const name of wakeEvents) addEventListener(name, look)

  return {
    state: (): SessionState => (token ? 'signed-in' : 'signed-out'),
    token: () => token,
    owner: () => ownerOf(token),
    subscribe: listeners.subscribe,
    signIn: (next) => {
      isStored = write(next)
      take(valid(next))
    },
    signOut: () => {
      isStored = write(undefined)
      take(undefined)
    },
  }
}

/** The server knows no session: pages are the same for everyone, and the browser reads its own. */
export const serverSession: TokenSession = {
  state: () => 'unknown',
  token: () => undefined,
  owner: () => undefined,
  subscribe: () => () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
}

function read(): string | undefined {
  try {
    const token = localStorage.getItem(storageKey) ?? ''
    if (token && token !== unreadable && !decodeToken(token)) {
      unreadable = token
      console.warn('Cannot read the stored token.')
    }
    return valid(token)
  } catch {
    return undefined
  }
}

/** The stored token that could not be read and was reported: once is enough. */
let unreadable = ''

const valid = (token: string | undefined) => (isTokenValid(token, Date.now()) ? token : undefined)

/** Returns false if storage is refused: the session lasts as long as this page. */
function write(token: string | undefined): boolean {
  try {
    if (token) localStorage.setItem(storageKey, token)
    else localStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}

function ownerOf(token: string | undefined): string | undefined {
  const owner = token && decodeToken(token)?.['sub']
  return typeof owner === 'string' ? owner : undefined
}

function millisecondsLeft(token: string): number {
  const expires = decodeToken(token)?.['exp']
  return typeof expires === 'number' ? Math.max(0, expires * 1000 - Date.now()) : 0
}
