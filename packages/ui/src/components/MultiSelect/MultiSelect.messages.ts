import { defineMessages } from '../Language/messages.ts'

export const multiSelectMessages = defineMessages('MultiSelect', {
  chosen: (field: string) => `${field}: chosen`,
  remove: 'Remove',
})
