import { defineMessages } from '../Language/messages.ts'

export const richTextMessages = defineMessages('RichText', {
  codeBlock: (number: number) => `code block ${number}`,
  copyFailed: 'Failed',
})
