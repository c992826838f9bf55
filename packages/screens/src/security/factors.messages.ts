import { defineMessages, plural } from '@rampart/ui/Language'

export const factorMessages = defineMessages('factors', {
  app: 'Authenticator app',
  appHelp:
    'Signing in also asks for a code from the app on your phone, so a stolen password is not enough.',
  appOn: (date: string) => `On since ${date}. Signing in asks for a code from the app.`,
  step: 'Passkey after the password',
  stepHelp: 'Your password alone still signs in. Turn this on to ask for a passkey after it.',
  stepOn: (date: string) => `On since ${date}. Signing in with the password asks for a passkey.`,
  stepTurnOn: 'Turn On',
  setUp: 'Set Up',
  turnOff: 'Turn Off',
  codes: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0
      ? 'None left. Without them you are locked out if you lose your device.'
      : `${plural(count, { one: '# is left', other: '# are left' })}. Each lets you in once without your device.`,
  fewLeft: 'Make new codes before you need the last one.',
  newCodes: 'New Recovery Codes',
  loading: 'Loading second factors',
  loadFailed: 'Your second factors could not be loaded.',
})
