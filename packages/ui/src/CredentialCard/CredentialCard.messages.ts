import { defineMessages } from '../Language/messages.ts'

export const credentialCardMessages = defineMessages('CredentialCard', {
  issuedOn: (date: string) => `Issued on ${date}`,
  /** After these three follows the credential's title, unseen. */
  viewDetails: 'View Details',
  shareOnLinkedIn: 'Share on LinkedIn',
  download: 'Download Certificate',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
})
