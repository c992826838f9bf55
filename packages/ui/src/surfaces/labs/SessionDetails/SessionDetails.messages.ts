import { defineMessages } from '../../../components/Language/messages.ts'

export const sessionDetailsMessages = defineMessages('SessionDetails', {
  title: 'Session Details',
  progress: 'Session Progress',
  started: 'Started',
  notStarted: 'Not yet',
  duration: 'Duration',
  minutes: (count: number) => `${count} minutes`,
  creditsUsed: 'Credits Used',
  ended: 'Ended',
})
