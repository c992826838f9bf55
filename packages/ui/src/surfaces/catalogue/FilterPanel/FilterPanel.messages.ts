import { defineMessages } from '../../../components/Language/messages.ts'

/** Also the texts of `FilterSheet`, which has the same filters. */
export const filterPanelMessages = defineMessages('FilterPanel', {
  title: 'Filters',
  chosen: (count: number) => `${count} chosen`,
  clearAll: 'Clear All',
  level: 'Level',
  domain: 'Domain',
  type: 'Type',
  showResults: 'Show Results',
  remove: (option: string) => `Remove ${option}`,
})
