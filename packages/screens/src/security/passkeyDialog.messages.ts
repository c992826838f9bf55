import { defineMessages } from '@rampart/ui/Language'

/** The texts of the dialogs, which are loaded with them. */
export const passkeyDialogMessages = defineMessages('passkeyDialog', {
  addTitle: 'Add a Passkey',
  addLead:
    'To confirm it’s you, enter your password first. Then follow your device’s instructions.',
  added: 'The passkey was added.',
  renameTitle: 'Rename the Passkey',
  name: 'Name',
  nameHint: 'Such as the device that it is on.',
  save: 'Save',
  renamed: 'The passkey was renamed.',
  removeTitle: 'Remove the Passkey',
  removeLead: (name: string) =>
    `“${name}” will no longer sign you in. To confirm it’s you, enter your password.`,
  remove: 'Remove',
  removed: 'The passkey was removed. You can delete it on your device, too.',
})
