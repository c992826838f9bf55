import { credentialContexts } from './documents.ts'

/**
 * The part of a credential that its checks read; anything may be missing from a file that someone
 * provides.
 */
export interface Credential {
  readonly id: string
  readonly issuer: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly refreshUrl: string | null
  readonly hasStatus: boolean
  /** The JSON as it was read, for the libraries. */
  readonly json: object
}

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Null if the value is no credential that Open Badges 3.0 knows. */
export function readCredential(value: unknown): Credential | null {
  const {
    id,
    type,
    issuer,
    validFrom,
    validUntil,
    refreshService,
    credentialStatus,
    credentialSubject,
    proof,
  } = fields(value)
  const issuerId = text(issuer) ?? text(fields(issuer)['id'])
  const isOpenBadge =
    Array.isArray(type) &&
    type.includes('VerifiableCredential') &&
    (type.includes('OpenBadgeCredential') || type.includes('AchievementCredential'))
  if (
    typeof id !== 'string' ||
    issuerId === null ||
    !isOpenBadge ||
    proof === undefined ||
    !hasPlainIdentity(credentialSubject)
  )
    return null
  return {
    id,
    issuer: issuerId,
    validFrom: text(validFrom),
    validUntil: endOf(validUntil),
    refreshUrl: text(fields(refreshService)['id']),
    hasStatus: credentialStatus !== undefined,
    json: value as object,
  }
}

/** A list of one date signs like the date, and null like nothing. What is no date never passes. */
function endOf(value: unknown): string | null {
  const [end] = [value].flat()
  return end === undefined || end === null ? null : (text(end) ?? 'no date')
}

/**
 * Whether its subject is one, and says in truth values which identities are hashed. For a signature
 * the text "false" is the boolean, and a list of one subject is the subject; a reader of the JSON
 * takes the text for true, and finds nothing in the list.
 */
function hasPlainIdentity(subject: unknown): boolean {
  return (
    !Array.isArray(subject) &&
    [fields(subject)['identifier']]
      .flat()
      .every((entry) => entry === undefined || typeof fields(entry)['hashed'] === 'boolean')
  )
}

/**
 * Whether every name in a credential is a term of the known contexts. A signature covers what names
 * stand for, so a name of the file's own context, or a whole address, could hide its end or its
 * status from who reads the JSON, or show another person, and sign alike.
 */
export function hasKnownTerms({ json }: Credential): boolean {
  const { '@context': contexts, ...content } = fields(json)
  return (
    Array.isArray(contexts) &&
    contexts.length === credentialContexts.length &&
    credentialContexts.every((context, at) => contexts[at] === context) &&
    hasTermsAlone(content)
  )
}

/** The library that signs leaves out `__proto__`. A file may be nested deeper than calls can be. */
function hasTermsAlone(content: object): boolean {
  const parts: object[] = [content]
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (/[:@]|^__proto__$/.test(name)) return false
      if (typeof value === 'object' && value !== null) parts.push(value)
    }
  }
  return true
}
