import { defineMessages } from '../Language/messages.ts'

export const richTextMessages = defineMessages('RichText', {
  codeBlock: (number: number) => `code block ${number}`,
  run: 'Run',
  runBlock: (number: number) => `Run in terminal: code block ${number}`,
  copyFailed: 'Failed',
})
