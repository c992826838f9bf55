import { defineMessages } from '@rampart/ui/Language'

/** Texts about networks between this browser and the server. */
export const networkMessages = defineMessages('siteNetwork', {
  page: 'Your network sent its own page instead of a response. You may have to sign in to the network. Then try again.',
})
