import { defineMessages } from '../Language/messages.ts'

export const commandPaletteMessages = defineMessages('CommandPalette', {
  placeholder: 'Search or type a command',
  empty: 'Nothing found.',
  loading: 'Loading…',
})
