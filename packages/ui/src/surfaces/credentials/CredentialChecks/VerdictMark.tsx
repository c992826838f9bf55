import {
  Ban,
  CalendarX2,
  CircleQuestionMark,
  FileClock,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
} from 'lucide-react'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { known } from '../../../known.ts'
import type { Verdict } from '../../../domain.ts'

/** The result of checking a credential, or `checking` while that is under way. */
export type CredentialVerdict = Verdict | 'checking'

/**
 * Critical if the credential proves nothing; caution if it once did, or if nothing could be found
 * out.
 */
export const verdictTone = {
  checking: 'info',
  valid: 'success',
  altered: 'critical',
  untrusted: 'critical',
  revoked: 'critical',
  superseded: 'caution',
  expired: 'caution',
  unknown: 'caution',
} as const satisfies Record<CredentialVerdict, string>

/** How the mark is drawn: valid credentials have the seal. */
export function verdictLook(verdict: CredentialVerdict): 'seal' | 'mark' | 'busy' {
  if (verdict === 'checking') return 'busy'
  return verdict === 'valid' ? 'seal' : 'mark'
}

const marks = {
  valid: ShieldCheck,
  altered: ShieldX,
  untrusted: ShieldAlert,
  revoked: Ban,
  superseded: FileClock,
  expired: CalendarX2,
  unknown: CircleQuestionMark,
} as const

/** A mark of its own for each verdict; the words are beside it. */
export function VerdictMark({ verdict }: { verdict: CredentialVerdict }) {
  if (verdict === 'checking') return <Spinner />
  const Mark = marks[known(marks, verdict, 'unknown', 'The verdict on a credential')]
  return <Mark size={24} aria-hidden="true" />
}
