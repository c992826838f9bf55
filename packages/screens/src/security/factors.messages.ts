import { defineMessages, plural } from '@rampart/ui/Language'

export const factorMessages = defineMessages('factors', {
  app: 'Authenticator app',
  appHelp:
    'Signing in asks for a code of the app on your phone, too: a stolen password is not enough.',
  appOn: (date: string) => `On since ${date}. Signing in asks for a code of the app.`,
  setUp: 'Set Up',
  turnOff: 'Turn Off',
  codes: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0
      ? 'None is left. Without them you are locked out if you lose the app.'
      : `${plural(count, { one: '# is left', other: '# are left' })}. Each lets you in once without the app.`,
  fewLeft: 'Make new codes before you need the last one.',
  newCodes: 'New Recovery Codes',
  loading: 'Loading second factors',
  loadFailed: 'Your second factors could not be loaded.',
  setUpTitle: 'Set Up an Authenticator App',
  setUpLead: 'To be sure that it is you, enter your password first.',
  turnOffTitle: 'Turn Off the Authenticator App',
  turnOffLead:
    'Your password alone lets you in then, and your recovery codes end. Enter it to be sure that it is you.',
  newCodesTitle: 'New Recovery Codes',
  newCodesLead: 'All earlier codes end. To be sure that it is you, enter your password.',
  codesTitle: 'Keep Your Recovery Codes',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  cancel: 'Cancel',
  continue: 'Continue',
  makeCodes: 'Make New Codes',
  turnedOn: 'The authenticator app is on.',
  turnedOff: 'The authenticator app is off.',
  failed: 'That did not work. Please try again.',
})

export type FactorMessages = (typeof factorMessages)['english']
