/**
 * What differs between kinds of credential, beside words and drawings. A new kind begins with a row
 * here.
 */
interface CredentialKind {
  /** Of its IDs, before the dash. */
  readonly prefix: string
  /** Path of its public page, before the ID. */
  readonly page: `/${string}/`
  /** Name of its ID in calls (specification §3). */
  readonly idName: string
  /** Whether calls tell if a course or a bootcamp earned it. */
  readonly tellsSource: boolean
  /** Whether there is a PDF to print, besides the pictures. */
  readonly hasPdf: boolean
}

export const credentialKinds = {
  certificate: {
    prefix: 'CSN',
    page: '/cert/view/',
    idName: 'csnId',
    tellsSource: true,
    hasPdf: true,
  },
  badge: {
    prefix: 'BDG',
    page: '/badge/view/',
    idName: 'badgeId',
    tellsSource: false,
    hasPdf: false,
  },
} as const satisfies Readonly<Record<string, CredentialKind>>

/** The kinds of credential. Specification §3 (Credential). */
export type CredentialType = keyof typeof credentialKinds

/** The names of their IDs in calls. */
export type IdName = (typeof credentialKinds)[CredentialType]['idName']

/** Every {@link CredentialType}. */
export const credentialTypes = Object.keys(credentialKinds) as [CredentialType, ...CredentialType[]]

const prefixes = credentialTypes.map((type) => credentialKinds[type].prefix).join('|')

/** IDs anywhere in a text, in any case. */
export const credentialIdPattern = new RegExp(
  `(?<![\\w-])(?:${prefixes})-[0-9A-Z]{1,40}(?![\\w-])`,
  'gi',
)

/** A credential's kind and its ID, in capitals. */
export interface CredentialId {
  readonly type: CredentialType
  readonly credentialId: string
}

/** Reads an ID in any case, with blanks around it; null for a text that is none. */
export function parseCredentialId(text: string): CredentialId | null {
  const credentialId = text.trim().toUpperCase()
  const type = credentialTypes.find((known) =>
    credentialId.startsWith(`${credentialKinds[known].prefix}-`),
  )
  return type && /^[A-Z]+-[0-9A-Z]{1,40}$/.test(credentialId) ? { type, credentialId } : null
}

/** Path of a credential's public page. */
export const credentialPagePath = (type: CredentialType, id: string): string =>
  credentialKinds[type].page + encodeURIComponent(id)
