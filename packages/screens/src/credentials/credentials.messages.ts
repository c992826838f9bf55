import type { CredentialSource } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { defineMessages } from '@rampart/ui/Language'

/** A course or bootcamp within a sentence: with its name, or without one. */
const named = (word: string, subject: string | undefined) =>
  subject ? `the ${word} “${subject}”` : `a ${word}`

/** The words of a kind of credential. */
interface KindWords {
  /** Its name, by what it was issued for. */
  readonly of: Readonly<
    Record<
      CredentialSource,
      {
        /** Text of its chip (specification §2, Credentials). */
        readonly chip: string
        /** Its title if no course or bootcamp was recorded. */
        readonly title: string
        /**
         * Beginning of a post (specification §2, Certificate view); `subject` is the course or
         * bootcamp, if it was recorded.
         */
        readonly post: (subject: string | undefined, organization: string) => string
      }
    >
  >
  readonly name: string
  readonly loading: string
  readonly failed: string
  readonly failedHelp: string
  readonly notFoundHelp: string
  readonly picture: (recipient: string, title: string) => string
  readonly idLabel: string
  readonly revoked: (organization: string) => string
  /** What its files can be used for. */
  readonly files: string
  /** Link to its page. */
  readonly view: string
  /** Button that copies the address of its page (specification §2, Certificate view). */
  readonly copyLink: string
  readonly linkCopied: string
}

const badgeNames = {
  chip: 'Digital Badge',
  title: 'Course Badge',
  post: (subject: string | undefined, organization: string) =>
    `I earned ${named('digital badge', subject)} at ${organization}. Anyone can check it:`,
}

const trackNames = {
  chip: 'Lab Badge',
  title: 'Lab Badge',
  post: (subject: string | undefined, organization: string) =>
    `I solved ${subject ? `every lab of “${subject}”` : 'a track of labs'} at ${organization}. Anyone can check my badge:`,
}

const kinds: Readonly<Record<CredentialType, KindWords>> = {
  certificate: {
    of: {
      course: {
        chip: 'Course Certificate',
        title: 'Course Certificate',
        post: (subject, organization) =>
          `I completed ${named('course', subject)} at ${organization}. Anyone can verify my certificate:`,
      },
      bootcamp: {
        chip: 'Bootcamp Certificate',
        title: 'Bootcamp Certificate',
        post: (subject, organization) =>
          `I graduated from ${named('bootcamp', subject)} at ${organization}. Anyone can verify my certificate:`,
      },
      // Tracks earn badges only; these words are for a server that sends something else.
      track: trackNames,
    },
    name: 'Certificate',
    loading: 'Loading certificate',
    failed: 'Failed to fetch certificate',
    failedHelp: 'Certificate verification failed',
    notFoundHelp:
      'No certificate was issued under this ID. Check it against the certificate, letter by letter.',
    picture: (recipient, title) => `Certificate of ${recipient}: ${title}`,
    idLabel: 'Certificate ID',
    revoked: (organization) =>
      `${organization} has withdrawn this certificate. It no longer proves anything.`,
    files:
      'Each of these files carries the signature, so the certificate can be checked without this page.',
    view: 'View certificate',
    copyLink: 'Copy Certificate Link',
    linkCopied: 'Certificate link copied to clipboard!',
  },
  badge: {
    of: { course: badgeNames, bootcamp: badgeNames, track: trackNames },
    name: 'Badge',
    loading: 'Loading badge',
    failed: 'Failed to fetch badge',
    failedHelp: 'Failed to view badge',
    notFoundHelp: "The badge you're looking for doesn't exist or has been removed.",
    picture: (recipient, title) => `Digital badge of ${recipient}: ${title}`,
    idLabel: 'Badge ID',
    revoked: (organization) =>
      `${organization} has withdrawn this badge. It no longer proves anything.`,
    files:
      'Each of these files carries the signature, so the badge can be checked without this page.',
    view: 'View badge',
    copyLink: 'Copy Badge Link',
    linkCopied: 'Badge link copied to clipboard!',
  },
}

export const credentialMessages = defineMessages('credentials', {
  kinds,
  unknownRecipient: 'Unknown',
  verifyAnother: 'Verify another certificate',
  addToProfile: 'Add to LinkedIn profile',
  valid: 'Valid',
  revoked: 'Revoked',
})

export type CredentialMessages = (typeof credentialMessages)['english']
