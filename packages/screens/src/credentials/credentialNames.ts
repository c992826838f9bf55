import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { CredentialMessages } from './credentials.messages.ts'

/** All that a credential may be named after. */
export type NamedCredential = Pick<CredentialView, 'type' | 'source' | 'bootcampName' | 'course'>

/** What a credential is called, by its kind and by what it was issued for. */
export const namesOf = (
  { type, source }: Pick<NamedCredential, 'type' | 'source'>,
  { kinds }: CredentialMessages,
) => kinds[type].of[source]

/** Name of the course or bootcamp; undefined if neither was recorded. */
export function subjectOf({
  course,
  bootcampName,
}: Pick<NamedCredential, 'course' | 'bootcampName'>): string | undefined {
  return course?.title || bootcampName || undefined
}

/**
 * Title of a credential: of its course, else of its bootcamp, else of its kind (specification §2,
 * Credentials).
 */
export function credentialTitle(credential: NamedCredential, messages: CredentialMessages): string {
  return subjectOf(credential) ?? namesOf(credential, messages).title
}

/** Whom a credential was issued to (specification §2, Certificate view). */
export function recipientName(
  participantName: string | null,
  messages: CredentialMessages,
): string {
  return participantName?.trim() || messages.unknownRecipient
}

/** Whether a status, shown as the server returns it, takes the credential back. */
export function isRevoked(status: string): boolean {
  return status.trim().toLowerCase() === 'revoked'
}
