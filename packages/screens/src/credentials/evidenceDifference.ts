import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { signedEvidence } from '@rampart/contract/rules/labEvidence'
import { fieldsOf, maxShownText } from './fieldsOf.ts'

/** The solved labs on the page and those that were signed, in words; null if there are none. */
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
 * Undefined if the solved labs on the page are exactly those that were signed, with the same
 * figures.
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
