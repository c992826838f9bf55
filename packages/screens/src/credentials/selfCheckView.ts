import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import type { CheckLine, CredentialVerdict } from '@rampart/ui/CredentialChecks'
import type { Verification } from '@rampart/verify'
import { statusOf } from '../adapters/errors.ts'
import { checkLines } from './checkLines.ts'
import type { CheckMessages } from './checks.messages.ts'
import { isRevoked } from './credentialNames.ts'
import type { SelfCheckMessages } from './selfCheck.messages.ts'
import { evidenceDifference } from './evidenceDifference.ts'
import { verdictWords } from './verdictWords.ts'
import { compareFacts, documentFacts, recordFacts } from './verifyAnything/documentFields.ts'

/** What a page shows of its own check. */
export interface SelfCheckView {
  readonly verdict: CredentialVerdict
  readonly headline: string
  readonly text: string
  readonly checks: readonly CheckLine[]
  /** Whether another try may have another result. */
  readonly canRetry: boolean
  /** Whether the signed document is available, and with it the files that contain it. */
  readonly hasFiles: boolean
}

/** A document with the results of its checks. */
export interface CheckedDocument extends Verification {
  readonly document: unknown
}

/** The texts that the views are made of. */
export interface SelfCheckWords {
  readonly messages: SelfCheckMessages
  readonly checks: CheckMessages
  /** BCP 47 tag, for dates. */
  readonly locale: string
}

const pageLine = (
  outcome: CheckLine['outcome'],
  words: string,
  { page }: SelfCheckMessages,
): CheckLine => ({ name: 'page', title: page, outcome, words })

/** While the checks run. */
export function checkingView(
  type: CredentialType,
  { messages, checks }: SelfCheckWords,
): SelfCheckView {
  return {
    verdict: 'checking',
    ...verdictWords('checking', type, checks),
    checks: [...checkLines([], checks), pageLine('notReached', '', messages)],
    canRetry: false,
    hasFiles: true,
  }
}

/** The signed document could not be read. */
export function failureView(
  error: unknown,
  type: CredentialType,
  { messages, checks }: SelfCheckWords,
): SelfCheckView {
  const isMissing = statusOf(error) === 404
  const missing = { headline: messages.missing(type), text: messages.missingHelp }
  return {
    verdict: 'unknown',
    ...(isMissing ? missing : verdictWords('unknown', type, checks)),
    checks: [],
    canRetry: true,
    hasFiles: !isMissing,
  }
}

/** The results of the checks, and whether the page shows what was signed. */
export function resultView(
  checked: CheckedDocument,
  record: CredentialView,
  words: SelfCheckWords,
): SelfCheckView {
  const { type } = record
  const { verdict } = checked
  const { messages, checks } = words
  const lines = checkLines(checked.checks, checks)
  const isSigned = lines.some(({ name, outcome }) => name === 'signature' && outcome === 'passed')
  if (!isSigned) {
    const page = pageLine('notReached', messages.notCompared, messages)
    return {
      verdict,
      ...verdictWords(verdict, type, checks),
      checks: [...lines, page],
      canRetry: verdict === 'unknown',
      hasFiles: true,
    }
  }
  const differences = findDifferences(checked, record, words)
  if (differences.length === 0) {
    const page = pageLine(
      'passed',
      record.evidence.length > 0 ? messages.sameWithLabs : messages.same,
      messages,
    )
    return {
      verdict,
      ...verdictWords(verdict, type, checks),
      checks: [...lines, page],
      canRetry: verdict === 'unknown',
      hasFiles: true,
    }
  }
  const page = pageLine('failed', messages.differences(differences), messages)
  const isTakenBack = verdict === 'revoked' || verdict === 'superseded'
  const said = isTakenBack
    ? verdictWords(verdict, type, checks)
    : { headline: messages.different, text: messages.differentHelp }
  return {
    verdict: isTakenBack ? verdict : 'altered',
    ...said,
    checks: [...lines, page],
    canRetry: true,
    hasFiles: true,
  }
}

/** Whether everything on the page was signed, as far as that was compared. */
export const showsSigned = ({ checks }: SelfCheckView): boolean =>
  !checks.some(({ name, outcome }) => name === 'page' && outcome === 'failed')

/** Differences between page and signed document, in words. */
function findDifferences(
  { document, verdict }: CheckedDocument,
  record: CredentialView,
  { messages, checks, locale }: SelfCheckWords,
): string[] {
  const facts = compareFacts(documentFacts(document), recordFacts(record), locale, checks).filter(
    ({ name }) => name !== 'status',
  )
  const found = facts.filter(({ given, recorded }) => given !== recorded)
  const words = found.map(({ label, given, recorded }) =>
    messages.difference(label, recorded, given),
  )
  const labs = evidenceDifference(document, record)
  return [
    ...words,
    ...(labs ? [messages.difference(messages.labs, labs.shown, labs.signed)] : []),
    ...(isRevoked(record.status) && verdict === 'valid' ? [messages.statusDiffers] : []),
  ]
}
