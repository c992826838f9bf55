import type { CredentialKind } from '../../../domain.ts'
import { defineMessages } from '../../../components/Language/messages.ts'

/** What components say of a kind of credential. */
interface KindWords {
  readonly name: string
  /** What completing a course earns and what is needed for it. */
  readonly promise: string
  /** Shown after the course. */
  readonly earned: string
  readonly pictureOf: (courseTitle: string) => string
  readonly noPicture: string
  readonly download: string
  readonly publicLinkHelp: string
}

/** The words of each kind; `none` is a course that gives nothing to show. */
export const credentialKindMessages = defineMessages('credentialKinds', {
  certificate: {
    name: 'Certificate',
    promise:
      'Complete every lesson to earn a certificate in your name. Anyone can verify it by its ID.',
    earned: 'You’ve completed every lesson, and your certificate is ready to share.',
    pictureOf: (courseTitle) => `Certificate for ${courseTitle}`,
    noPicture: 'No certificate image available',
    download: 'Download Certificate',
    publicLinkHelp: 'Anyone who has it can see your certificate and that it is genuine.',
  },
  badge: {
    name: 'Digital Badge',
    promise: 'Complete every lesson to earn a digital badge with a public page of its own.',
    earned: 'You’ve completed every lesson, and your digital badge is ready to share.',
    pictureOf: (courseTitle) => `Digital Badge for ${courseTitle}`,
    noPicture: 'Badge Image Not Available',
    download: 'Download Badge',
    publicLinkHelp: 'Anyone who has it can see your digital badge and that it is genuine.',
  },
  none: {
    name: 'Completion',
    promise: 'Complete every lesson to add the course to your completed courses.',
    earned: 'You’ve completed every lesson. What you learned is yours to keep.',
  },
} satisfies Record<CredentialKind, KindWords> &
  Record<'none', Pick<KindWords, 'name' | 'promise' | 'earned'>>)
