import { defineMessages } from '../Language/messages.ts'

export const lineChartMessages = defineMessages('LineChart', {
  asTable: 'Show as a table',
  point: 'Point',
  empty: 'No figures yet.',
})
