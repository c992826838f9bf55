import { defineMessages } from '../Language/messages.ts'

export const codeBlockMessages = defineMessages('CodeBlock', {
  code: 'code',
})
