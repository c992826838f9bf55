import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { ComparedField } from '@rampart/ui/RecordComparison'
import { credentialTitle } from '../credentialNames.ts'

/** What a credential says about itself, for people; null where it says nothing. */
export interface CredentialFacts {
  readonly recipient: string | null
  readonly title: string | null
  readonly id: string | null
  /** Formatted date. */
  readonly issuedOn: string | null
  readonly status: string | null
}

/** Longest text that is shown of somebody's file, in characters. */
const longest = 300

type Fields = Readonly<Record<string, unknown>>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim().slice(0, longest) : null)
const date = (value: unknown): string | null => (text(value) && formatLongDate(String(value))) || null

/** The facts in a signed document, whoever wrote it; an Open Badge 3.0 has no status of its own. */
export function documentFacts(json: unknown): CredentialFacts {
  const { id, awardedDate, validFrom, credentialSubject } = fields(json)
  const { achievement, identifier } = fields(credentialSubject)
  const named = [identifier].flat().map(fields)
  const recipient = named.find(({ identityType, hashed }) => identityType === 'name' && hashed === false)?.['identityHash']
  return {
    recipient: text(recipient),
    title: text(fields(achievement)['name']),
    id: text(text(id)?.split('/').at(-1)),
    issuedOn: date(awardedDate) ?? date(validFrom),
    status: null,
  }
}

/** The facts of the site's record. */
export function recordFacts(record: Certificate | Badge): CredentialFacts {
  return {
    recipient: text(record.participantName),
    title: credentialTitle(record),
    id: 'csnId' in record ? record.csnId : record.badgeId,
    issuedOn: date(record.issuedAt),
    status: text(record.status),
  }
}

const labels: Readonly<Record<keyof CredentialFacts, string>> = { recipient: 'Recipient', title: 'Title', id: 'ID', issuedOn: 'Issued on', status: 'Status' }

/** Both side by side. A fact that only one of them has is no difference, nor are two encodings of the same letters. */
export function compareFacts(given: CredentialFacts, recorded: CredentialFacts): ComparedField[] {
  return (Object.keys(labels) as (keyof CredentialFacts)[]).map((name) => {
    const [one, other] = [given[name], recorded[name]]
    return { label: labels[name], given: one, recorded: other, isDifferent: one !== null && other !== null && one.normalize() !== other.normalize() }
  })
}
