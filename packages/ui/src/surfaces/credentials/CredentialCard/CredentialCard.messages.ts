import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialCardMessages = defineMessages('CredentialCard', {
  issuedOn: (date: string) => `Issued on ${date}`,
  /** After these two follows the credential's title, unseen. */
  viewDetails: 'View Details',
  shareOnLinkedIn: 'Share on LinkedIn',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
})
