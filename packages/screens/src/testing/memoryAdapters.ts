import { AdapterError } from '../adapters/errors.ts'
import type { Adapters, DraftAdapter } from '../adapters/adapters.ts'
import { createListeners } from '../session/createListeners.ts'
import type { SessionState, SessionStore } from '../session/session.ts'
import { labNow } from './labFixtures.ts'
import { recording } from './learningFixtures.ts'
import { demoSite } from './memory/demoSite.ts'
import { memoryAuthenticator } from './memory/memoryAuthenticator.ts'

/** Methods that a story replaces, group by group. */
export type AdapterOverrides = { [Group in keyof Adapters]?: Partial<Adapters[Group]> }

/**
 * Adapters on a site in memory of their own, for Dana of the fixtures; a story replaces the methods
 * that its state needs.
 */
export function memoryAdapters(overrides: AdapterOverrides = {}): Adapters {
  const { adapters, verification, dana, pat } = demoSite()
  let token: string | undefined = dana
  const { account, user, security, ...server } = adapters({
    learner: () => token,
    bootcamp: () => pat,
  })
  /** As the site's session does. */
  const keep = (next: string | undefined) => (token = next ?? token)
  const given: Adapters = {
    ...server,
    account: {
      ...account,
      signIn: async (email, password) => {
        const answer = await account.signIn(email, password)
        return typeof answer === 'string' ? keep(answer) : answer
      },
      finishSignIn: async (details) => keep(await account.finishSignIn(details)) ?? '',
      signInWithPasskey: async (passkey) => keep(await account.signInWithPasskey(passkey)) ?? '',
      finishSignInWithPasskey: async (details) =>
        keep(await account.finishSignInWithPasskey(details)) ?? '',
    },
    user: {
      ...user,
      changePassword: async (...passwords) => keep(await user.changePassword(...passwords)) ?? '',
    },
    security: {
      ...security,
      endOtherSessions: async () => keep(await security.endOtherSessions()) ?? '',
    },
    verification,
    authenticator: memoryAuthenticator(),
    drafts: memoryDrafts(),
    films: { recording: async () => recording },
    clock: { now: () => labNow },
    ways: {
      credits: 'https://shop.example.org/credits',
      subscription: 'https://shop.example.org/subscription',
      requests: { credits: false, subscription: false },
    },
  }
  const groups = Object.entries(given).map(([group, adapter]) => [
    group,
    { ...adapter, ...overrides[group as keyof Adapters] },
  ])
  return Object.fromEntries(groups) as Adapters
}

/** Drafts in memory. */
export function memoryDrafts(): DraftAdapter {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

/** A session in memory. */
export function memorySession(initial: SessionState): SessionStore {
  let state = initial
  const { subscribe, notify } = createListeners()
  const set = (next: SessionState) => {
    state = next
    notify()
  }
  return {
    state: () => state,
    owner: () => (state === 'signed-in' ? 'learner' : undefined),
    subscribe,
    signIn: () => set('signed-in'),
    signOut: () => set('signed-out'),
  }
}

/** A response that never comes: the loading state. */
export const never = () => new Promise<never>(() => undefined)

/** Calls that are refused, in the server's words if there are any; status 0 means no response. */
export const fails = (status: number, serverMessage?: string) => (): Promise<never> =>
  Promise.reject(
    new AdapterError({ status, ...(serverMessage !== undefined && { serverMessage }) }),
  )
