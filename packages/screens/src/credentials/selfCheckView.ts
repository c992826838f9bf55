import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/entities/credential'
import type { CheckLine, CredentialVerdict } from '@rampart/ui/CredentialChecks'
import type { Verification } from '@rampart/verify'
import { statusOf } from '../adapters/errors.ts'
import { checkLines } from './checkLines.ts'
import { isRevoked } from './credentialNames.ts'
import { verdictWords } from './verdictWords.ts'
import { compareFacts, documentFacts, recordFacts } from './verifyAnything/documentFields.ts'

/** What a page says of its own check. */
export interface SelfCheckView {
  readonly verdict: CredentialVerdict
  readonly headline: string
  readonly text: string
  readonly checks: readonly CheckLine[]
  /** Whether another try may come to something else. */
  readonly canRetry: boolean
  /** Whether the signed document is there, and with it the files that carry it. */
  readonly hasFiles: boolean
}

/** A document with what its checks came to. */
export interface CheckedDocument extends Verification {
  readonly document: unknown
}

const pageLine = (outcome: CheckLine['outcome'], words: string): CheckLine => ({ name: 'page', title: 'This page', outcome, words })

/** While the checks run. */
export function checkingView(type: CredentialType): SelfCheckView {
  return {
    verdict: 'checking',
    ...verdictWords('checking', type),
    checks: [...checkLines([]), pageLine('notReached', '')],
    canRetry: false,
    hasFiles: true,
  }
}

/** The signed document could not be read. */
export function failureView(error: unknown, type: CredentialType): SelfCheckView {
  const isMissing = statusOf(error) === 404
  const missing = { headline: `There is no signed document of this ${type}`, text: 'Nothing can be proven without it. Try again, or ask the issuer.' }
  return { verdict: 'unknown', ...(isMissing ? missing : verdictWords('unknown', type)), checks: [], canRetry: true, hasFiles: !isMissing }
}

/** What the checks have shown, and whether the page shows what was signed. */
export function resultView(checked: CheckedDocument, record: Certificate | Badge, type: CredentialType): SelfCheckView {
  const { verdict, checks } = checked
  const lines = checkLines(checks)
  const isSigned = lines.some(({ name, outcome }) => name === 'signature' && outcome === 'passed')
  if (!isSigned) {
    const page = pageLine('notReached', 'Not compared, as the document is not proven.')
    return { verdict, ...verdictWords(verdict, type), checks: [...lines, page], canRetry: verdict === 'unknown', hasFiles: true }
  }
  const differences = findDifferences(checked, record)
  if (differences.length === 0) {
    const page = pageLine('passed', 'Name, title, ID and date on this page are those that were signed.')
    return { verdict, ...verdictWords(verdict, type), checks: [...lines, page], canRetry: verdict === 'unknown', hasFiles: true }
  }
  const page = pageLine('failed', `${differences.join('; ')}.`)
  const isTakenBack = verdict === 'revoked' || verdict === 'superseded'
  const words = isTakenBack
    ? verdictWords(verdict, type)
    : {
        headline: 'This page does not show what was signed',
        text: 'The signature is right, but for other words than these. If that stays so, go by the signed document.',
      }
  return { verdict: isTakenBack ? verdict : 'altered', ...words, checks: [...lines, page], canRetry: true, hasFiles: true }
}

/** Where page and signed document say different things, in words. */
function findDifferences({ document, verdict }: CheckedDocument, record: Certificate | Badge): string[] {
  const fields = compareFacts(documentFacts(document), recordFacts(record)).filter(({ label }) => label !== 'Status')
  const found = fields.filter(({ given, recorded }) => given !== recorded)
  const words = found.map(({ label, given, recorded }) => `${label} is ${quoted(recorded)} on this page, but ${quoted(given)} was signed`)
  return isRevoked(record.status) && verdict === 'valid' ? [...words, 'Status is “Revoked” on this page, but not in the issuer’s list'] : words
}

const quoted = (text: string | null) => (text === null ? 'nothing' : `“${text}”`)
