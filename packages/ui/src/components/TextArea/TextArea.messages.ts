import { defineMessages, plural } from '../Language/messages.ts'

export const textAreaMessages = defineMessages('TextArea', {
  left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
})
