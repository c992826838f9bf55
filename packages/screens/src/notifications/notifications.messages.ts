import { defineMessages } from '@rampart/ui/Language'

export const notificationMessages = defineMessages('notifications', {
  partFailed: 'This part could not be loaded. Check your connection and try again.',
})
