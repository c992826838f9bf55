import { defineMessages } from '@rampart/ui/Language'

export const securityMessages = defineMessages('security', {
  title: 'Security',
  lead: 'Who can get into your account, and how.',
  sessions: 'Where you are signed in',
  sessionsHelp: 'End any session that you do not recognize, then set a new password.',
  thisDevice: 'This device',
  /** A browser on a system, such as 'Chrome on Linux'. */
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser or program',
  signedIn: (moment: string) => `Signed in on ${moment}`,
  signedInAndUsed: (signedIn: string, used: string) =>
    `Signed in on ${signedIn}, last used on ${used}`,
  end: 'End',
  endOthers: 'End all others',
  ended: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
  loading: 'Loading sign-ins',
  loadFailed: 'Your sign-ins could not be loaded.',
  failed: 'That did not work. Please try again.',
})

export type SecurityMessages = (typeof securityMessages)['english']
