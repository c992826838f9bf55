import { defineMessages } from '../../../components/Language/messages.ts'

export const skipLinkMessages = defineMessages('SkipLink', {
  skip: 'Skip to content',
})
