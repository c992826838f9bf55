import { defineMessages } from '@rampart/ui/Language'

/** Where the specification has the error's own message shown. */
export const adapterMessages = defineMessages('adapters', {
  unreachable: 'The server could not be reached.',
})

export type AdapterMessages = (typeof adapterMessages)['english']
