import { defineMessages } from '../Language/messages.ts'

export const datePickerMessages = defineMessages('DatePicker', {
  open: 'Open calendar',
  previous: 'Previous month',
  next: 'Next month',
})
