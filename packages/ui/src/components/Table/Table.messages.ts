import { defineMessages } from '../Language/messages.ts'

export const tableMessages = defineMessages('Table', {
  empty: 'Nothing here yet.',
  loading: 'Loading',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  selectAll: 'Select all',
  select: (row: string) => `Select ${row}`,
})
