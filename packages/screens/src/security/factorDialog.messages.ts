import { defineMessages } from '@rampart/ui/Language'

/** The texts of the dialogs, which are loaded with them. */
export const factorDialogMessages = defineMessages('factorDialog', {
  turnOff: 'Turn Off',
  setUpTitle: 'Set Up an Authenticator App',
  setUpLead: 'To be sure that it is you, enter your password first.',
  turnOffTitle: 'Turn Off the Authenticator App',
  turnOffLead:
    'Signing in asks for no code then. Your recovery codes end if nothing else is asked for. To be sure that it is you, enter your password.',
  askTitle: 'Ask for a Passkey',
  askLead:
    'Signing in with your password asks for a passkey then, too. To be sure that it is you, enter your password.',
  stopTitle: 'Ask for No Passkey',
  stopLead:
    'Signing in with your password asks for no passkey then. Your recovery codes end if nothing else is asked for. To be sure that it is you, enter your password.',
  turnOn: 'Turn On',
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
  asked: 'A passkey is asked for after the password.',
  stopped: 'No passkey is asked for after the password.',
  failed: 'That did not work. Please try again.',
})
