import { defineMessages } from '../Language/messages.ts'

export const paginationMessages = defineMessages('Pagination', {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: string) => `Page ${number}`,
  pageOf: (number: string, count: string) => `Page ${number} of ${count}`,
})
