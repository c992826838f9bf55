import { defineMessages } from '@rampart/ui/Language'

/** The texts of the dialogs, which are loaded with them. */
export const factorDialogMessages = defineMessages('factorDialog', {
  turnOff: 'Turn Off',
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
