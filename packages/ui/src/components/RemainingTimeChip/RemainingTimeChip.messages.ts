import { defineMessages } from '../Language/messages.ts'

export const remainingTimeChipMessages = defineMessages('RemainingTimeChip', {
  label: 'Time left',
  left: (time: string) => `${time} left`,
  runningOut: (time: string) => `${time} left, running out`,
})
