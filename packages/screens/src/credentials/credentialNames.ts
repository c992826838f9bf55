import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { CredentialMessages } from './credentials.messages.ts'

/** The fields that a credential's name depends on. */
export type NamedCredential = Pick<CredentialView, 'type' | 'source' | 'bootcampName' | 'course'>

/** The words of a credential, by its kind and by what it was issued for. */
export const kindMessages = (
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
 * Title of a credential: the course's name, else the bootcamp's, else that of its kind
 * (specification §2, Credentials).
 */
export function credentialTitle(credential: NamedCredential, messages: CredentialMessages): string {
  return subjectOf(credential) ?? kindMessages(credential, messages).title
}

/** The person whom a credential was issued to (specification §2, Certificate view). */
export function recipientName(
  participantName: string | null,
  messages: CredentialMessages,
): string {
  return participantName?.trim() || messages.unknownRecipient
}

const plain = (status: string): string => status.trim().toLowerCase()

/** Whether a status means that the credential was revoked. */
export const isRevoked = (status: string): boolean => plain(status) === 'revoked'

/** A status in words; undefined for one that only the server knows, to be shown as it is. */
export function statusText(status: string, messages: CredentialMessages): string | undefined {
  if (isRevoked(status)) return messages.revoked
  return plain(status) === 'valid' ? messages.valid : undefined
}
