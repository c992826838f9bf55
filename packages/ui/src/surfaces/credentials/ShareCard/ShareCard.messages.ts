import { defineMessages } from '../../../components/Language/messages.ts'

export const shareCardMessages = defineMessages('ShareCard', {
  title: 'Share',
  copyLink: 'Copy Certificate Link',
  copied: 'Certificate link copied to clipboard!',
})
