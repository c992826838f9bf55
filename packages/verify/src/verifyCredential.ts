import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential as verifyProof } from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { found } from './checks.ts'
import type { Check } from './checks.ts'
import { hasKnownTerms, readCredential } from './credential.ts'
import type { Credential } from './credential.ts'
import { didDocumentUrl } from './didWeb.ts'
import { bundledLoader } from './documents.ts'
import type { DocumentLoader } from './documents.ts'

/** The result of all checks together, worst first. */
export type Verdict =
  | 'altered'
  | 'untrusted'
  | 'revoked'
  | 'superseded'
  | 'expired'
  | 'unknown'
  | 'valid'

export interface Verification {
  readonly verdict: Verdict
  readonly checks: readonly Check[]
}

export interface VerifyOptions {
  /** Reads a JSON document at an address; rejects if that fails. */
  readonly fetchJson: (url: string) => Promise<unknown>
  /** The issuers that are trusted, as `did:web:…`; nothing is fetched from others. */
  readonly trustedIssuers: readonly string[]
  readonly now?: Date
}

/** Thrown to end the checks: the ones that follow would mean nothing. */
class Ended extends Error {
  readonly verification: Verification
  constructor(verdict: Verdict, checks: readonly Check[]) {
    super(verdict)
    this.verification = { verdict, checks }
  }
}

/**
 * Whether a signed credential is what its issuer said and is still valid. Fetches the issuer's key
 * and its list of revoked credentials, and nothing else.
 */
export async function verifyCredential(
  json: unknown,
  options: VerifyOptions,
): Promise<Verification> {
  try {
    return await verify(json, options)
  } catch (error) {
    if (error instanceof Ended) return error.verification
    throw error
  }
}

async function verify(
  json: unknown,
  { fetchJson, trustedIssuers, now = new Date() }: VerifyOptions,
): Promise<Verification> {
  const credential = readCredential(json)
  if (!credential) throw new Ended('altered', [found('unsigned')])
  const checks: Check[] = [found('signed')]
  const end = (verdict: Verdict, check: Check): never => {
    throw new Ended(verdict, [...checks, check])
  }

  const host = hostOf(credential.issuer)
  if (!trustedIssuers.includes(credential.issuer)) end('untrusted', found('issuer_other', host))
  checks.push(found('issuer_trusted', host))

  const keys = await fetchIssuer(credential.issuer, fetchJson)
  if (!keys) return end('unknown', found('keys_unreachable'))
  const methods = keysOf(json)
  if (methods.length === 0 || !methods.every((method) => keys.has(method)))
    return end('altered', found('key_foreign'))
  checks.push(found('key_published'))

  // Browsers compute hashes on secure pages alone; without hashes a right signature would look
  // wrong.
  if (!globalThis.crypto?.subtle) return end('unknown', found('insecure_page'))
  const loader = bundledLoader(keys)
  if (!(await isIntact(credential, loader))) return end('altered', found('altered'))
  checks.push(found('unchanged'))

  const dates = checkDates(credential, now)
  checks.push(dates)
  const status = await readStatus(credential, { fetchJson, keys })
  checks.push(found(status))
  if (status === 'revoked' || status === 'superseded') return { verdict: status, checks }
  if (dates.outcome === 'failed') return { verdict: 'expired', checks }
  return { verdict: status === 'not_revoked' ? 'valid' : 'unknown', checks }
}

const hostOf = (issuer: string): string => {
  const url = didDocumentUrl(issuer)
  return url ? new URL(url).host : issuer.slice(0, 80)
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The issuer's document and its keys that may sign, by their ids; null while they cannot be loaded.
 */
async function fetchIssuer(
  did: string,
  fetchJson: VerifyOptions['fetchJson'],
): Promise<ReadonlyMap<string, object> | null> {
  const url = didDocumentUrl(did)
  if (!url) return null
  try {
    const document = await fetchJson(url)
    if (!isFields(document) || document['id'] !== did) return null
    const { assertionMethod, verificationMethod } = document
    if (!Array.isArray(assertionMethod) || !Array.isArray(verificationMethod)) return null
    const signing = verificationMethod
      .filter(isFields)
      .filter(({ id, controller }) => assertionMethod.includes(id) && controller === did)
    const context = 'https://w3id.org/security/multikey/v1'
    return new Map<string, object>([
      [did, document],
      ...signing.map(
        (method) => [String(method['id']), { '@context': context, ...method }] as const,
      ),
    ])
  } catch {
    return null
  }
}

function keysOf(json: unknown): string[] {
  const proofs = isFields(json) ? [json['proof']].flat() : []
  return proofs.map((proof) =>
    isFields(proof) && typeof proof['verificationMethod'] === 'string'
      ? proof['verificationMethod']
      : '',
  )
}

const suite = () => new DataIntegrityProof({ cryptosuite })

async function isIntact(credential: Credential, documentLoader: DocumentLoader): Promise<boolean> {
  if (!hasKnownTerms(credential)) return false
  // Dates and status are checks of their own: here it is always the day of issue, and nothing is
  // revoked.
  const now = new Date(credential.validFrom ?? 0)
  if (Number.isNaN(now.getTime())) return false
  const { verified } = await verifyProof({
    credential: credential.json,
    suite: suite(),
    documentLoader,
    now,
    checkStatus: async () => ({ verified: true }),
  })
  return verified
}

function checkDates({ validFrom, validUntil }: Credential, now: Date): Check {
  // Five minutes, as clocks differ.
  const from = validFrom === null ? Number.NaN : Date.parse(validFrom) - 300_000
  if (!(from <= now.getTime())) return found('not_yet_valid')
  if (validUntil === null) return found('never_expires')
  return Date.parse(validUntil) >= now.getTime() ? found('not_expired') : found('expired')
}

type Status = 'not_revoked' | 'revoked' | 'superseded' | 'status_unreachable'

interface StatusOptions {
  readonly fetchJson: VerifyOptions['fetchJson']
  readonly keys: ReadonlyMap<string, object>
}

/**
 * What the issuer's signed list says. A credential that was taken back because a corrected version
 * followed is superseded, not revoked.
 */
async function readStatus(credential: Credential, options: StatusOptions): Promise<Status> {
  const isListed = await isOnList(credential, options)
  if (isListed === null) return 'status_unreachable'
  if (!isListed) return 'not_revoked'
  return (await hasSuccessor(credential, options)) ? 'superseded' : 'revoked'
}

/** Null while the list cannot be read, or is not one that the issuer signed. */
async function isOnList(
  credential: Credential,
  { fetchJson, keys }: StatusOptions,
): Promise<boolean | null> {
  if (!credential.hasStatus) return false
  const bundled = bundledLoader(keys)
  const documentLoader: DocumentLoader = async (url) => {
    const known = await bundled(url).catch(() => null)
    if (known) return known
    return { contextUrl: null, document: (await fetchJson(url)) as object, documentUrl: url }
  }
  const { verified, results = [] } = await checkStatus({
    credential: credential.json,
    suite: suite(),
    documentLoader,
  })
  return verified ? results.some(({ status }) => status) : null
}

/**
 * Whether the issuer has signed a newer version of the credential. Open Badges 3.0: of one id the
 * latest `validFrom` counts.
 */
async function hasSuccessor(credential: Credential, options: StatusOptions): Promise<boolean> {
  if (credential.refreshUrl === null) return false
  const next = readCredential(await options.fetchJson(credential.refreshUrl).catch(() => null))
  if (!next || next.id !== credential.id || next.issuer !== credential.issuer) return false
  if (!(Date.parse(next.validFrom ?? '') > Date.parse(credential.validFrom ?? ''))) return false
  if (!keysOf(next.json).every((method) => options.keys.has(method))) return false
  return (
    (await isIntact(next, bundledLoader(options.keys))) && (await isOnList(next, options)) === false
  )
}
