import { defineMessages } from '@rampart/ui/Language'

export const sessionMessages = defineMessages('session', {
  signInToContinue: 'Sign In to Continue',
})
