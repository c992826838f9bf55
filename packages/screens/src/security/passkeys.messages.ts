import { defineMessages } from '@rampart/ui/Language'

export const passkeyMessages = defineMessages('passkeys', {
  passkeys: 'Passkeys',
  passkeysHelp:
    'Sign in with your fingerprint, face or PIN, without a password that can be stolen.',
  unsupported: 'This browser does not support passkeys here. You can add one in another browser.',
  add: 'Add a Passkey',
  device: 'Passkey on a device',
  phone: 'Passkey on a phone',
  securityKey: 'Security key',
  unknown: 'Passkey',
  synced: 'Synced',
  added: (date: string) => `Added on ${date}, not used yet.`,
  addedAndUsed: (added: string, used: string) => `Added on ${added}, last used on ${used}.`,
  onThisAlone: 'On one device only.',
  rename: 'Rename',
  remove: 'Remove',
  loading: 'Loading passkeys',
  loadFailed: 'Your passkeys could not be loaded.',
})

export type PasskeyMessages = (typeof passkeyMessages)['english']
