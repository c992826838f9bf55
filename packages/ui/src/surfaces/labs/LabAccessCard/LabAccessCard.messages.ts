import { defineMessages } from '../../../components/Language/messages.ts'

export const labAccessCardMessages = defineMessages('LabAccessCard', {
  title: 'Lab Access',
  url: 'Lab URL',
  /** Said after 'Copy'. */
  copiedUrl: 'lab URL',
  open: 'Open Lab',
  /** Read out in place of a secret. */
  hidden: 'Hidden',
  show: 'Show Credentials',
  hide: 'Hide Credentials',
})
