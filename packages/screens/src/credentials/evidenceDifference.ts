import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { signedEvidence } from '@rampart/contract/rules/labEvidence'
import { fieldsOf, maxShownText } from './fieldsOf.ts'

/**
 * What the page shows of solved labs and what was signed of them, in words; null if there is none.
 */
interface EvidenceDifference {
  readonly shown: string | null
  readonly signed: string | null
}

const worded = (narratives: readonly unknown[]): string | null =>
  narratives
    .map((each) => (typeof each === 'string' ? each : '?'))
    .join(' ')
    .slice(0, maxShownText) || null

/**
 * Undefined if each solved lab on the page is the one that was signed, figure by figure, and no
 * other was.
 */
export function evidenceDifference(
  document: unknown,
  { evidence }: Pick<CredentialView, 'evidence'>,
): EvidenceDifference | undefined {
  const { id, evidence: given } = fieldsOf(document)
  const page = typeof id === 'string' ? id : ''
  const shown = evidence.map((entry) => signedEvidence(entry, page))
  const signed = (given === undefined ? [] : [given].flat()).map(fieldsOf)
  const isSame =
    shown.length === signed.length &&
    shown.every(({ id: anchor, name, narrative }, at) => {
      const other = signed[at]
      return other?.['id'] === anchor && other['name'] === name && other['narrative'] === narrative
    })
  if (isSame) return undefined
  return {
    shown: worded(shown.map(({ narrative }) => narrative)),
    signed: worded(signed.map(({ narrative }) => narrative)),
  }
}
