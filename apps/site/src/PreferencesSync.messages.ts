import { defineMessages } from '@rampart/ui/Language'

export const preferencesSyncMessages = defineMessages('sitePreferences', {
  notSaved: 'Your choice applies in this browser, but could not be saved to your account.',
})
