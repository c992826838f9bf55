import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { ComparedField } from '@rampart/ui/RecordComparison'
import type { CheckMessages } from '../checks.messages.ts'
import { credentialTitle } from '../credentialNames.ts'
import { credentialMessages } from '../credentials.messages.ts'
import { fieldsOf, maxShownText } from '../fieldsOf.ts'

/** The facts in a credential, as text; null if it lacks one. */
export interface CredentialFacts {
  readonly recipient: string | null
  readonly title: string | null
  readonly id: string | null
  /** Day in UTC, ISO 8601. */
  readonly issuedOn: string | null
  readonly status: string | null
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, maxShownText) : null

function day(value: unknown): string | null {
  const time = Date.parse(text(value) ?? '')
  return Number.isNaN(time) ? null : (new Date(time).toISOString().split('T')[0] ?? null)
}

/** The facts in a signed document of any issuer; an Open Badge 3.0 has no status of its own. */
export function documentFacts(json: unknown): CredentialFacts {
  const { id, awardedDate, validFrom, credentialSubject } = fieldsOf(json)
  const { achievement, identifier } = fieldsOf(credentialSubject)
  const named = [identifier].flat().map(fieldsOf)
  const recipient = named.find(
    ({ identityType, hashed }) => identityType === 'name' && hashed === false,
  )?.['identityHash']
  return {
    recipient: text(recipient),
    title: text(fieldsOf(achievement)['name']),
    id: text(text(id)?.split('/').at(-1)),
    issuedOn: day(awardedDate) ?? day(validFrom),
    status: null,
  }
}

/** The facts of the site's record. */
export function recordFacts(record: CredentialView): CredentialFacts {
  return {
    recipient: text(record.participantName),
    // As it was signed, for pages of every language.
    title: credentialTitle(record, credentialMessages.english),
    id: record.credentialId,
    issuedOn: day(record.issuedAt),
    status: text(record.status),
  }
}

const names = [
  'recipient',
  'title',
  'id',
  'issuedOn',
  'status',
] as const satisfies readonly (keyof CredentialFacts)[]

/** The day of issue for people; null if none is known. */
export const issueDay = ({ issuedOn }: Pick<CredentialFacts, 'issuedOn'>, locale: string) =>
  issuedOn === null ? null : formatLongDate(issuedOn, 'UTC', locale)

/**
 * Both beside each other. A fact that only one of them has is not a difference, and neither are two
 * encodings of the same letters.
 */
export function compareFacts(
  given: CredentialFacts,
  recorded: CredentialFacts,
  locale: string,
  { facts }: CheckMessages,
): (ComparedField & { name: keyof CredentialFacts })[] {
  const [ours, theirs] = [recorded, given].map((one) => ({
    ...one,
    issuedOn: issueDay(one, locale),
  })) as [CredentialFacts, CredentialFacts]
  return names.map((name) => {
    const [one, other] = [theirs[name], ours[name]]
    return {
      name,
      label: facts[name],
      given: one,
      recorded: other,
      isDifferent: one !== null && other !== null && one.normalize() !== other.normalize(),
    }
  })
}
