import type { ReactNode } from 'react'
import { defineMessages } from '../../../components/Language/messages.ts'

export const openingNoticeDialogMessages = defineMessages('OpeningNoticeDialog', {
  title: 'Tell Me When It Opens',
  sentTitle: 'Check Your Mail',
  help: (bootcamp: string) =>
    `One mail when applications for ${bootcamp} open, and no other. You can leave the list at any time.`,
  email: 'Email',
  cancel: 'Cancel',
  send: 'Tell Me',
  sending: 'Sending...',
  sentTo: (address: ReactNode): ReactNode => <>We sent a link to {address}.</>,
  sentHelp:
    'Open the link within 48 hours to confirm that we may write to you. Nothing there in a few minutes? Look in your spam folder.',
  close: 'Close',
})
