import { defineMessages } from '../../../components/Language/messages.ts'

export const sessionStatisticsMessages = defineMessages('SessionStatistics', {
  solved: (count: number) => `${count} Solved`,
  completed: (count: number) => `${count} Completed`,
  failed: (count: number) => `${count} Failed`,
})
