import { defineMessages } from '../Language/messages.ts'

export const richTextMessages = defineMessages('RichText', {
  codeBlock: (number: number) => `code block ${number}`,
  run: 'Run in terminal',
  runBlock: (number: number) => `Run in terminal: code block ${number}`,
  copyFailed: 'Failed',
})
