import { defineMessages } from '@rampart/ui/Language'

/** The texts of the second step, which are loaded with it. */
export const secondFactorMessages = defineMessages('secondFactor', {
  factorTitle: 'Confirm It’s You',
  factorStep: 'Step 2 of 2',
  totpLead: 'Enter the code from your authenticator app.',
  code: 'Code',
  codeHint: 'The 6 digits the app shows now.',
  recoveryLead: 'Enter one of the recovery codes you saved.',
  recoveryCode: 'Recovery code',
  recoveryHint: '16 letters and digits. Each code works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  passkeyLead: 'Your device asks for your fingerprint, face or PIN.',
  continueWithPasskey: 'Continue With Your Passkey',
  usePasskey: 'Use a passkey',
  backToPassword: 'Back to the password',
})
