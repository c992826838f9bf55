import { defineMessages } from '../Language/messages.ts'

export const skipLinkMessages = defineMessages('SkipLink', {
  skip: 'Skip to content',
})
