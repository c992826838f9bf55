import { defineMessages } from '@rampart/ui/Language'

export const requestMessages = defineMessages('requests', {
  failed: 'Your request did not arrive. Please try again.',
})
