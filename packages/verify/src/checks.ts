/** What is checked, in this order. */
export type CheckName = 'form' | 'issuer' | 'key' | 'signature' | 'dates' | 'status'

/** `unknown`: the check could not be made, for example without a connection. */
type Outcome = 'passed' | 'failed' | 'unknown'

/** All results that a check can have. */
const reasons = {
  signed: ['form', 'passed'],
  /** Not a signed Open Badges 3.0 credential. */
  unsigned: ['form', 'failed'],
  /** With its host. */
  issuer_trusted: ['issuer', 'passed'],
  /** With its host. */
  issuer_other: ['issuer', 'failed'],
  key_published: ['key', 'passed'],
  key_foreign: ['key', 'failed'],
  keys_unreachable: ['key', 'unknown'],
  unchanged: ['signature', 'passed'],
  /** Changed after it was signed, or never signed by the issuer. */
  altered: ['signature', 'failed'],
  /**
   * The page was not loaded over a secure connection, and browsers compute hashes on secure pages
   * alone.
   */
  insecure_page: ['signature', 'unknown'],
  not_expired: ['dates', 'passed'],
  never_expires: ['dates', 'passed'],
  not_yet_valid: ['dates', 'failed'],
  expired: ['dates', 'failed'],
  not_revoked: ['status', 'passed'],
  revoked: ['status', 'failed'],
  /** The issuer has issued a corrected version under the same ID. */
  superseded: ['status', 'failed'],
  status_unreachable: ['status', 'unknown'],
} as const satisfies Record<string, readonly [CheckName, Outcome]>

/** The result of a check. */
export type CheckReason = keyof typeof reasons

/** One check. */
export interface Check {
  readonly name: CheckName
  readonly outcome: Outcome
  readonly reason: CheckReason
  /** The host of the issuer that the credential names; with the reasons that concern it. */
  readonly host?: string
}

/** The check that has this result. */
export function found(reason: CheckReason, host?: string): Check {
  const [name, outcome] = reasons[reason]
  return { name, outcome, reason, ...(host !== undefined && { host }) }
}
