import { defineMessages } from '../../../components/Language/messages.ts'

export const totpSetupMessages = defineMessages('TotpSetup', {
  scan: 'Scan this QR code with your authenticator app, or enter the key by hand.',
  picture: 'QR code with the key',
  key: 'Key to enter by hand',
  copyKey: 'Copy key',
  open: 'Open in an app on this device',
  code: 'Code',
  codeHint: 'The 6 digits the app shows now.',
  submit: 'Turn On',
})
