import { defineMessages } from '../Language/messages.ts'

export const formFieldMessages = defineMessages('FormField', {
  /** Said of groups, which have no attribute for it. */
  required: 'Required.',
})
