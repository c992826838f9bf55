import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import type { Check, Verdict, Verification } from '@rampart/verify'
import type { VerificationAdapter } from '../../adapters/adapters.ts'
import { statusOf } from '../../adapters/errors.ts'
import { isRevoked } from '../credentialNames.ts'
import { documentFacts, recordFacts } from './documentFields.ts'
import type { CredentialFacts } from './documentFields.ts'
import type { Given } from './given.ts'
import { namedCredential } from './namedCredential.ts'

/** The result of an examination. */
export interface Examined {
  /** `notFound` if nothing was issued under the ID. */
  readonly verdict: Verdict | 'notFound'
  readonly checks: readonly Check[]
  /** Which of this site's credentials it is; null for one of another site. */
  readonly named: CredentialId | null
  /** The facts in the signed document; null if it could not be read. */
  readonly document: CredentialFacts | null
  /** The facts in the site's record: null if there is none, undefined if it could not be read. */
  readonly record: CredentialFacts | null | undefined
}

export interface ExamineParts {
  /** The record of an ID; null if there is none. */
  readonly findRecord: (id: CredentialId) => Promise<CredentialView | null>
  readonly verification: VerificationAdapter
  readonly origin: string
}

/** Whether the site asks to wait a moment; the caller tries again. */
export const isBusySite = (error: unknown): boolean => statusOf(error) === 429

/**
 * Checks one thing. Throws only if the site asks to wait; after any other failure the outcome is
 * unknown.
 */
export function examine(
  given: Exclude<Given, { kind: 'unreadable' }>,
  parts: ExamineParts,
): Promise<Examined> {
  return given.kind === 'id' ? examineId(given, parts) : examineDocument(given.json, parts)
}

/** An ID comes without a document: the one that the site publishes under it is checked. */
async function examineId(
  { type, credentialId: typed }: CredentialId,
  parts: ExamineParts,
): Promise<Examined> {
  const record = await unlessBusy(() => parts.findRecord({ type, credentialId: typed }))
  // The record's own ID: the site also finds a record by an ID with O for 0, I or L for 1.
  const named = { type, credentialId: record?.credentialId ?? typed }
  if (!record)
    return {
      verdict: record === null ? 'notFound' : 'unknown',
      checks: [],
      named,
      document: null,
      record,
    }
  const json = await unlessBusy(() => parts.verification.document(named))
  const { verdict, checks } = json === undefined ? notChecked : await verify(json, parts)
  return judged({
    verdict,
    checks,
    named,
    document: json === undefined ? null : documentFacts(json),
    record: recordFacts(record),
  })
}

async function examineDocument(json: unknown, parts: ExamineParts): Promise<Examined> {
  const { verdict, checks } = await verify(json, parts)
  const named = namedCredential(json, parts.origin)
  const record = named && (await unlessBusy(() => parts.findRecord(named)))
  return judged({
    verdict,
    checks,
    named,
    document: documentFacts(json),
    record: record && recordFacts(record),
  })
}

/** A revoked record counts even if the signed revocation list could not be read, or is older. */
function judged(examined: Examined): Examined {
  const { verdict, record } = examined
  const isTakenBack =
    (verdict === 'valid' || verdict === 'unknown') && isRevoked(record?.status ?? '')
  return isTakenBack ? { ...examined, verdict: 'revoked' } : examined
}

const notChecked: Verification = { verdict: 'unknown', checks: [] }

async function verify(json: unknown, { verification }: ExamineParts): Promise<Verification> {
  return (await unlessBusy(() => verification.verify(json))) ?? notChecked
}

/** Undefined if it fails. */
async function unlessBusy<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isBusySite(error)) throw error
    return undefined
  }
}
