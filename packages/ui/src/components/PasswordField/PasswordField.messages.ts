import { defineMessages } from '../Language/messages.ts'

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: (field: string) => `Show password: ${field}`,
  hide: (field: string) => `Hide password: ${field}`,
  shown: 'Password is shown',
  hidden: 'Password is hidden',
  capsLock: 'Caps Lock is on',
})
