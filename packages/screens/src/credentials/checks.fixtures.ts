import { found } from '@rampart/verify/checks'
import type { Check, Verdict, Verification } from '@rampart/verify'
import { verification } from '../testing/credentialFixtures.ts'

const endings: Readonly<Partial<Record<Verdict, Check>>> = {
  altered: found('altered'),
  untrusted: found('issuer_other', 'badges.example'),
  revoked: found('revoked'),
  superseded: found('superseded'),
  expired: found('expired'),
  unknown: found('status_unreachable'),
}

/** After these nothing more is checked. */
const final: ReadonlySet<Verdict> = new Set(['altered', 'untrusted'])

/** The result of checking for each verdict. */
export function verificationOf(verdict: Verdict): Verification {
  const ending = endings[verdict]
  if (!ending) return verification
  const checks = verification.checks.map((check) => (check.name === ending.name ? ending : check))
  const end = checks.indexOf(ending) + 1
  return { verdict, checks: final.has(verdict) ? checks.slice(0, end) : checks }
}

export const revokedVerification = verificationOf('revoked')
