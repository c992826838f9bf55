import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialCardMessages = defineMessages('CredentialCard', {
  issuedOn: (date: string) => `Issued on ${date}`,
  /** The credential's title follows these two, for screen readers only. */
  viewDetails: 'View Details',
  shareOnLinkedIn: 'Share on LinkedIn',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
})
