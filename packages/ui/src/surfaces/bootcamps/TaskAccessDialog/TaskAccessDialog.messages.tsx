import type { ReactNode } from 'react'
import { defineMessages } from '../../../components/Language/messages.ts'

export const taskAccessDialogMessages = defineMessages('TaskAccessDialog', {
  title: 'Task Submission',
  sentTitle: 'Access Link Sent!',
  help: (bootcamp: string) =>
    `Participants of ${bootcamp} need no account: enter the address you registered with, and we send you a link to your tasks.`,
  email: 'Registration email',
  cancel: 'Cancel',
  send: 'Send Access Link',
  sending: 'Sending...',
  sentTo: (address: ReactNode): ReactNode => <>An access link was sent to {address}.</>,
  sentHelp:
    'It works for 72 hours, as often as you like. Nothing there in a few minutes? Look in your spam folder, and check that this is the address you registered with.',
  close: 'Close',
})
