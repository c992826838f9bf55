import { defineMessages } from '@rampart/ui/Language'

/** The texts of the dialogs, which are loaded with them. */
export const factorDialogMessages = defineMessages('factorDialog', {
  turnOff: 'Turn Off',
  setUpTitle: 'Set Up an Authenticator App',
  setUpLead: 'To confirm it’s you, enter your password first.',
  turnOffTitle: 'Turn Off the Authenticator App',
  turnOffLead:
    'You will no longer be asked for a code when you sign in. Your recovery codes stop working if there is no other second factor. To confirm it’s you, enter your password.',
  askTitle: 'Ask for a Passkey',
  askLead:
    'When you sign in with your password, you will also be asked for a passkey. To confirm it’s you, enter your password.',
  stopTitle: 'Stop Asking for a Passkey',
  stopLead:
    'You will no longer be asked for a passkey after your password. Your recovery codes stop working if there is no other second factor. To confirm it’s you, enter your password.',
  turnOn: 'Turn On',
  newCodesTitle: 'New Recovery Codes',
  newCodesLead: 'Earlier codes stop working. To confirm it’s you, enter your password.',
  codesTitle: 'Keep Your Recovery Codes',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  cancel: 'Cancel',
  continue: 'Continue',
  makeCodes: 'Make New Codes',
  turnedOn: 'The authenticator app is on.',
  turnedOff: 'The authenticator app is off.',
  asked: 'You will be asked for a passkey after the password.',
  stopped: 'You will no longer be asked for a passkey after the password.',
  failed: 'That did not work. Please try again.',
})
