import { defineMessages } from '../Language/messages.ts'

export const linkMessages = defineMessages('Link', {
  opensInNewTab: '(opens in a new tab)',
})
