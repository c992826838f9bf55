import { defineMessages } from '../Language/messages.ts'

export const imageMessages = defineMessages('Image', {
  loading: 'Loading image',
})
