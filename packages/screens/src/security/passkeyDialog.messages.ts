import { defineMessages } from '@rampart/ui/Language'

/** The texts of the dialogs, which are loaded with them. */
export const passkeyDialogMessages = defineMessages('passkeyDialog', {
  addTitle: 'Add a Passkey',
  addLead: 'To be sure that it is you, enter your password first. Then your device asks for you.',
  added: 'The passkey was added.',
  renameTitle: 'Rename the Passkey',
  name: 'Name',
  nameHint: 'Such as the device that it is on.',
  save: 'Save',
  renamed: 'The passkey was renamed.',
  removeTitle: 'Remove the Passkey',
  removeLead: (name: string) =>
    `“${name}” will sign in no more. To be sure that it is you, enter your password.`,
  remove: 'Remove',
  removed: 'The passkey was removed. You can delete it on your device, too.',
})
