import { defineMessages } from '../Language/messages.ts'

export const barChartMessages = defineMessages('BarChart', {
  empty: 'No figures yet.',
})
