import type { RowVerdict, VerificationRow } from '@rampart/ui/VerificationTable'
import { unparse } from 'papaparse'
import type { Examined } from './examine.ts'
import { compareFacts } from './documentFields.ts'
import type { Item } from './useVerifyAnything.ts'

/** Addresses of public pages. */
export interface CredentialPages {
  certificateHref: (id: string) => string
  badgeHref: (id: string) => string
}

/** Verdicts in a word or two, in the order in which a summary counts them. */
export const verdictLabels: Readonly<Record<RowVerdict, string>> = {
  valid: 'Valid',
  superseded: 'Superseded',
  expired: 'Not valid today',
  revoked: 'Revoked',
  altered: 'Not genuine',
  untrusted: 'Other issuer',
  notFound: 'Not found',
  unknown: 'Not checked',
  unreadable: 'Not readable',
  checking: 'Checking',
}

export const verdictOf = ({ given, outcome }: Item): RowVerdict => (given.kind === 'unreadable' ? 'unreadable' : (outcome?.verdict ?? 'checking'))

/** The public page of what was found; none where there is none. */
export function pageOf({ named, record }: Examined, { certificateHref, badgeHref }: CredentialPages): VerificationRow['page'] {
  if (!named || !record) return undefined
  return named.type === 'badge' ? { href: badgeHref(named.id), label: 'View badge' } : { href: certificateHref(named.id), label: 'View certificate' }
}

/** A row for each thing, in the order in which they were given. */
export function resultRows(items: readonly Item[], pages: CredentialPages): VerificationRow[] {
  return items.map((item, index) => {
    const { given, outcome } = item
    const verdict = verdictOf(item)
    const shown = outcome && (given.kind === 'id' ? outcome.record : (outcome.document ?? outcome.record))
    const page = outcome && pageOf(outcome, pages)
    const id = given.kind === 'id' ? given.id : (shown?.id ?? undefined)
    return {
      key: `${index}`,
      verdict,
      verdictLabel: verdictLabels[verdict],
      ...(id && { id }),
      ...(given.source && { source: given.source }),
      ...(shown?.recipient && { recipient: shown.recipient }),
      ...(shown?.title && { title: shown.title }),
      ...(shown?.issuedOn && { issuedOn: shown.issuedOn }),
      ...noteOf(item),
      ...(page && { page }),
    }
  })
}

function noteOf({ given, outcome }: Item): Pick<VerificationRow, 'note' | 'isNoteCritical'> {
  if (given.kind === 'unreadable') return { note: given.reason }
  if (!outcome) return {}
  const { verdict, document, record, named, checks } = outcome
  const different = document && record ? compareFacts(document, record).filter(({ isDifferent }) => isDifferent) : []
  if (different.length > 0) {
    const fields = different.map(({ label, recorded }) => `${label} (${recorded ?? ''})`)
    return { note: `Differs from the record: ${fields.join(', ')}.`, isNoteCritical: true }
  }
  if (verdict === 'notFound') return { note: 'Nothing was issued under this ID. Check it letter by letter.' }
  if (verdict === 'unknown')
    return { note: checks.find(({ outcome: found }) => found === 'unknown')?.words ?? 'It could not be looked up. Check the connection and try again.' }
  if (named && record === null) return { note: 'The site has no record under its ID.', isNoteCritical: true }
  return verdict === 'untrusted' ? { note: 'It names another issuer, of whom nothing is known here.' } : {}
}

/** All results in a sentence: '3 checked: 2 valid, 1 revoked.' */
export function summaryOf(items: readonly Item[]): string {
  const verdicts = items.map(verdictOf)
  const pending = verdicts.filter((verdict) => verdict === 'checking').length
  if (pending > 0) return `Checked ${items.length - pending} of ${items.length} …`
  const counts = (Object.keys(verdictLabels) as RowVerdict[]).flatMap((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length
    return count > 0 ? [`${count} ${verdictLabels[verdict].toLowerCase()}`] : []
  })
  return `${items.length} checked: ${counts.join(', ')}.`
}

/** The rows as a table for spreadsheets; what would be a formula there is text. */
export function resultsCsv(rows: readonly VerificationRow[]): string {
  const fields = ['Credential', 'File', 'Recipient', 'Title', 'Issued on', 'Result', 'Note']
  const data = rows.map(({ id, source, recipient, title, issuedOn, verdictLabel, note }) => [id, source, recipient, title, issuedOn, verdictLabel, note])
  // With the mark, Excel reads letters beyond ASCII.
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: true })}\r\n`
}
