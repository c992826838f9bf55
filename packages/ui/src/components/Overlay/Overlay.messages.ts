import { defineMessages } from '../Language/messages.ts'

export const overlayMessages = defineMessages('Overlay', {
  close: 'Close',
})
