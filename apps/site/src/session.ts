import { decodeToken, isTokenValid } from '@rampart/contract/rules/tokenRules'
import type { SessionState, SessionStore } from '@rampart/screens/session/session.ts'

/** Key of the sign-in token in local storage (specification §3, §9). */
const storageKey = 'authToken'

/** A session store with the token for the request adapters. */
export interface TokenSession extends SessionStore {
  /** The token while it is valid. */
  token(): string | undefined
}

/** Keeps the token in the browser's storage; notices other tabs and the token's end without a click. */
export function browserSession(): TokenSession {
  const listeners = new Set<() => void>()
  let token = read()
  let expiry: ReturnType<typeof setTimeout> | undefined

  const changed = () => {
    document.documentElement.toggleAttribute('data-session', false)
    if (token) document.documentElement.dataset['session'] = 'signed-in'
    for (const listener of listeners) listener()
  }
  const take = (next: string | undefined) => {
    token = next
    clearTimeout(expiry)
    if (token) expiry = setTimeout(() => take(read()), Math.min(millisecondsLeft(token), 2 ** 31 - 1))
    changed()
  }
  take(token)
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) take(read())
  })

  return {
    state: (): SessionState => (token ? 'signed-in' : 'signed-out'),
    token: () => token,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: (next) => {
      write(next)
      take(isTokenValid(next, Date.now()) ? next : undefined)
    },
    signOut: () => {
      write(undefined)
      take(undefined)
    },
  }
}

/** On the server nobody is known: pages are the same for all, and the browser looks itself. */
export const serverSession: TokenSession = {
  state: () => 'unknown',
  token: () => undefined,
  subscribe: () => () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
}

function read(): string | undefined {
  try {
    const token = localStorage.getItem(storageKey)
    if (!token) return undefined
    if (!decodeToken(token)) console.warn('The stored sign-in token cannot be read; going on signed out.')
    return isTokenValid(token, Date.now()) ? token : undefined
  } catch {
    return undefined
  }
}

function write(token: string | undefined): void {
  try {
    if (token) localStorage.setItem(storageKey, token)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is refused: the session lasts as long as this page.
  }
}

function millisecondsLeft(token: string): number {
  const expires = decodeToken(token)?.['exp']
  return typeof expires === 'number' ? Math.max(0, expires * 1000 - Date.now()) : 0
}
