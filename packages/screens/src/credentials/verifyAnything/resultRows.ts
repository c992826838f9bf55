import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import type { RowVerdict, VerificationRow } from '@rampart/ui/VerificationTable'
import { unparse } from 'papaparse'
import type { CheckMessages } from '../checks.messages.ts'
import type { CredentialMessages } from '../credentials.messages.ts'
import type { Examined } from './examine.ts'
import { compareFacts, issueDay } from './documentFields.ts'
import type { Item } from './useVerifyAnything.ts'
import type { VerifyAnythingMessages } from './verifyAnything.messages.ts'

/** Addresses of public pages. */
export interface CredentialPages {
  credentialHref: (id: CredentialId) => string
}

/** The texts that rows are made of. */
export interface RowWords {
  readonly messages: VerifyAnythingMessages
  readonly checks: CheckMessages
  readonly credentials: CredentialMessages
  /** BCP 47 tag, for dates. */
  readonly locale: string
}

/** In the order in which a summary counts them. */
const verdicts: readonly RowVerdict[] = [
  'valid',
  'superseded',
  'expired',
  'revoked',
  'altered',
  'untrusted',
  'notFound',
  'unknown',
  'unreadable',
  'checking',
]

export const verdictOf = ({ given, outcome }: Item): RowVerdict =>
  given.kind === 'unreadable' ? 'unreadable' : (outcome?.verdict ?? 'checking')

/** The public page of a credential that was found; undefined if there is none. */
export function pageOf(
  { named, record }: Examined,
  { credentialHref }: CredentialPages,
  { kinds }: CredentialMessages,
): VerificationRow['page'] {
  if (!named || !record) return undefined
  return { href: credentialHref(named), label: kinds[named.type].view }
}

/** A row for each thing, in the order in which they were given. */
export function resultRows(
  items: readonly Item[],
  pages: CredentialPages,
  words: RowWords,
): VerificationRow[] {
  const { messages, locale } = words
  return items.map((item, index) => {
    const { given, outcome } = item
    const verdict = verdictOf(item)
    const shown =
      outcome && (given.kind === 'id' ? outcome.record : (outcome.document ?? outcome.record))
    const page = outcome && pageOf(outcome, pages, words.credentials)
    const issuedOn = shown && issueDay(shown, locale)
    const id = given.kind === 'id' ? given.credentialId : (shown?.id ?? undefined)
    return {
      key: `${index}`,
      verdict,
      verdictLabel: messages.verdicts[verdict],
      ...(id && { id }),
      ...(given.source && { source: given.source }),
      ...(shown?.recipient && { recipient: shown.recipient }),
      ...(shown?.title && { title: shown.title }),
      ...(issuedOn && { issuedOn }),
      ...noteOf(item, words),
      ...(page && { page }),
    }
  })
}

function noteOf(
  { given, outcome }: Item,
  { messages, checks: checkWords, locale }: RowWords,
): Pick<VerificationRow, 'note' | 'isNoteCritical'> {
  const { notes } = messages
  if (given.kind === 'unreadable') return { note: given.reason }
  if (!outcome) return {}
  const { verdict, document, record, named, checks } = outcome
  const different =
    document && record
      ? compareFacts(document, record, locale, checkWords).filter(({ isDifferent }) => isDifferent)
      : []
  if (different.length > 0) {
    return {
      note: notes.differs(
        different.map(({ label, recorded }) => ({ fact: label, recorded: recorded ?? '' })),
      ),
      isNoteCritical: true,
    }
  }
  if (verdict === 'notFound') return { note: notes.notFound }
  const open = checks.find(({ outcome: found }) => found === 'unknown')
  if (verdict === 'unknown') return { note: open ? checkWords.found(open) : notes.unknown }
  if (named && record === null) return { note: notes.noRecord, isNoteCritical: true }
  return verdict === 'untrusted' ? { note: notes.untrusted } : {}
}

/** All results in a sentence: '3 checked: 2 valid, 1 revoked.' */
export function summaryOf(items: readonly Item[], messages: VerifyAnythingMessages): string {
  const found = items.map(verdictOf)
  const pending = found.filter((verdict) => verdict === 'checking').length
  if (pending > 0) return messages.checkedOf(items.length - pending, items.length)
  const counts = verdicts.map((verdict) => ({
    verdict,
    count: found.filter((one) => one === verdict).length,
  }))
  return messages.summary(
    items.length,
    counts.filter(({ count }) => count > 0),
  )
}

/** The rows as a table for spreadsheets; values that would be formulas are text there. */
export function resultsCsv(
  rows: readonly VerificationRow[],
  { columns }: VerifyAnythingMessages,
): string {
  const {
    credential,
    file,
    recipient: recipientColumn,
    title: titleColumn,
    issuedOn: dayColumn,
    result,
    note: noteColumn,
  } = columns
  const fields = [credential, file, recipientColumn, titleColumn, dayColumn, result, noteColumn]
  const data = rows.map(({ id, source, recipient, title, issuedOn, verdictLabel, note }) => [
    id,
    source,
    recipient,
    title,
    issuedOn,
    verdictLabel,
    note,
  ])
  // With this mark, Excel reads letters beyond ASCII correctly.
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: true })}\r\n`
}
