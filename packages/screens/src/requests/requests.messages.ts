import { defineMessages } from '@rampart/ui/Language'

export const requestMessages = defineMessages('requests', {
  failed: 'Your request could not be sent. Please try again.',
})
