import { decodeToken } from '@rampart/contract/rules/tokenRules'
import type {
  Adapters,
  AuthenticatorAdapter,
  DraftAdapter,
  ServerAdapters,
  VerificationAdapter,
} from '@rampart/screens/adapters/adapters.ts'
import { siteFilms } from './films.ts'
import type { PageSettings } from '../settings.tsx'

/** All that the screens need, of the server and of the place that they run in. */
export function siteAdapters(
  server: ServerAdapters,
  verification: VerificationAdapter,
  authenticator: AuthenticatorAdapter,
  drafts: DraftAdapter,
  {
    creditsUrl,
    subscriptionUrl,
    asksOperator,
  }: Pick<PageSettings, 'creditsUrl' | 'subscriptionUrl' | 'asksOperator'>,
): Adapters {
  // One by one: in the browser they are a `Proxy`, whose properties a spread would not find.
  const {
    catalogue,
    course,
    lesson,
    learning,
    credential,
    lab,
    bootcamp,
    account,
    user,
    security,
    passkeys,
    requests,
  } = server
  return {
    catalogue,
    course,
    lesson,
    learning,
    credential,
    lab,
    bootcamp,
    account,
    user,
    security,
    passkeys,
    requests,
    verification,
    authenticator,
    drafts,
    films: siteFilms,
    clock: Date,
    ways: { credits: creditsUrl, subscription: subscriptionUrl, requests: asksOperator },
  }
}

const prefix = 'draft:'

/**
 * Drafts in the browser's storage, each person's apart; where storage is refused there are none.
 */
export function browserDrafts(token: () => string | undefined): DraftAdapter {
  const keyOf = (key: string) => {
    const current = token()
    const owner = current ? decodeToken(current)?.['sub'] : undefined
    return `${prefix}${typeof owner === 'string' ? owner : 'visitor'}:${key}`
  }
  return {
    read: (key) => attempt(() => localStorage.getItem(keyOf(key))) ?? null,
    write: (key, text) => attempt(() => localStorage.setItem(keyOf(key), text)),
    remove: (key) => attempt(() => localStorage.removeItem(keyOf(key))),
    clear: () =>
      attempt(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith(prefix)) localStorage.removeItem(key)
      }),
  }
}

/** On the server there are none. */
export const noDrafts: DraftAdapter = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
