import { defineMessages } from '@rampart/ui/Language'

/** A course or bootcamp as a sentence takes it: by its name, or without one. */
const named = (word: string, subject: string | undefined) => (subject ? `the ${word} “${subject}”` : `a ${word}`)

export const credentialMessages = defineMessages('credentials', {
  /** What the chip of each kind says (specification §2, Credentials). */
  kinds: { course: 'Course Certificate', bootcamp: 'Bootcamp Certificate', badge: 'Digital Badge' },
  /** Titles of those that no course or bootcamp was recorded for. */
  titles: { course: 'Course Certificate', bootcamp: 'Bootcamp Certificate', badge: 'Course Badge' },
  unknownRecipient: 'Unknown',
  loading: { certificate: 'Loading certificate', badge: 'Loading badge' },
  badgeFailed: 'Failed to fetch badge',
  badgeFailedHelp: 'Failed to view badge',
  badgeNotFound: 'Badge Not Found',
  badgeNotFoundHelp: "The badge you're looking for doesn't exist or has been removed.",
  badgePicture: (recipient: string, title: string) => `Digital badge of ${recipient}: ${title}`,
  badgeId: 'Badge ID',
  badgeRevoked: (organisation: string) => `${organisation} has taken this badge back. It is no proof of anything any more.`,
  explore: 'Explore courses',
  certificateFailed: 'Failed to fetch certificate',
  certificateFailedHelp: 'Certificate verification failed',
  certificateNotFound: 'Certificate Not Found',
  certificateNotFoundHelp: 'No certificate was issued under this ID. Check it against the certificate, letter by letter.',
  certificatePicture: (recipient: string, title: string) => `Certificate of ${recipient}: ${title}`,
  certificateId: 'Certificate ID',
  certificateRevoked: (organisation: string) => `${organisation} has taken this certificate back. It is no proof of anything any more.`,
  verifyAnother: 'Verify another certificate',
  addToProfile: 'Add to LinkedIn profile',
  /** The words that a post begins with (specification §2, Certificate view); `subject` is the course or bootcamp, where it was recorded. */
  posts: {
    course: (subject: string | undefined, organisation: string) =>
      `I completed ${named('course', subject)} at ${organisation}. Anyone can verify my certificate:`,
    bootcamp: (subject: string | undefined, organisation: string) =>
      `I graduated from ${named('bootcamp', subject)} at ${organisation}. Anyone can verify my certificate:`,
    badge: (subject: string | undefined, organisation: string) => `I earned ${named('digital badge', subject)} at ${organisation}. Anyone can check it:`,
  },
})

export type CredentialMessages = (typeof credentialMessages)['english']
