import { defineMessages } from '../Language/messages.ts'

export const sessionStatisticsMessages = defineMessages('SessionStatistics', {
  completed: (count: number) => `${count} Completed`,
  failed: (count: number) => `${count} Failed`,
})
