import { defineMessages } from '../Language/messages.ts'

export const comboboxMessages = defineMessages('Combobox', {
  open: 'Show choices',
  loading: 'Loading…',
  empty: 'Nothing found.',
})
