import { defineMessages } from '../../../components/Language/messages.ts'

export const totpSetupMessages = defineMessages('TotpSetup', {
  scan: 'Scan this picture with your authenticator app, or bring the key to it in another way.',
  picture: 'QR code with the key',
  key: 'Key, to be typed',
  copyKey: 'Copy key',
  open: 'Open in an app on this device',
  code: 'Code',
  codeHint: 'The 6 digits that the app shows now.',
  submit: 'Turn On',
})
