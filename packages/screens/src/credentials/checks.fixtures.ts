import type { Check, CheckName, Verdict, Verification } from '@rampart/verify'
import { verification } from '../testing/credentialFixtures.ts'

const endings: Readonly<Partial<Record<Verdict, readonly [CheckName, Check['outcome'], words: string]>>> = {
  altered: ['signature', 'failed', 'The content was changed after it was signed, or the issuer never signed it.'],
  untrusted: ['issuer', 'failed', 'It names another issuer: badges.example.'],
  revoked: ['status', 'failed', 'The issuer has revoked it.'],
  superseded: ['status', 'failed', 'It was superseded: the issuer has issued a corrected version under the same ID.'],
  expired: ['dates', 'failed', 'It has expired.'],
  unknown: ['status', 'unknown', 'The issuer’s list of revoked credentials could not be read. Check the connection and try again.'],
}

/** After these nothing more is checked. */
const final: ReadonlySet<Verdict> = new Set(['altered', 'untrusted'])

/** What checking comes to for each verdict. */
export function verificationOf(verdict: Verdict): Verification {
  const [name, outcome, words] = endings[verdict] ?? []
  if (!name || !outcome || !words) return verification
  const checks = verification.checks.map((check) => (check.name === name ? { name, outcome, words } : check))
  const end = checks.findIndex((check) => check.name === name) + 1
  return { verdict, checks: final.has(verdict) ? checks.slice(0, end) : checks }
}

export const revokedVerification = verificationOf('revoked')
