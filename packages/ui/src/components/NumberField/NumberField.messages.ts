import { defineMessages } from '../Language/messages.ts'

export const numberFieldMessages = defineMessages('NumberField', {
  increase: (field: string) => `Increase ${field}`,
  decrease: (field: string) => `Decrease ${field}`,
})
