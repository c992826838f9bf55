import type { Credential } from '@rampart/contract/entities/credential'
import type { CredentialMessages } from './credentials.messages.ts'

/** Whatever a credential may be named after. */
export type NamedCredential = Partial<Pick<Credential, 'certificateType' | 'bootcampName' | 'course'>>

/** What a credential was earned in, for its words: a course, a bootcamp, or a course with a badge. */
export type CredentialKind = 'course' | 'bootcamp' | 'badge'

/** A badge has no certificate type. */
export function credentialKind({ certificateType }: NamedCredential): CredentialKind {
  return certificateType ?? 'badge'
}

/** Name of the course or bootcamp; undefined where neither was recorded. */
export function subjectOf({ course, bootcampName }: NamedCredential): string | undefined {
  return course?.title || bootcampName || undefined
}

/** Title of a credential: of its course, else of its bootcamp, else of its kind (specification §2, Credentials). */
export function credentialTitle(credential: NamedCredential, messages: CredentialMessages): string {
  return subjectOf(credential) ?? messages.titles[credentialKind(credential)]
}

/** Whom a credential was issued to (specification §2, Certificate view). */
export function recipientName(participantName: string | null, messages: CredentialMessages): string {
  return participantName?.trim() || messages.unknownRecipient
}

/** Whether a status, shown as the server returns it, takes the credential back. */
export function isRevoked(status: string): boolean {
  return status.trim().toLowerCase() === 'revoked'
}
