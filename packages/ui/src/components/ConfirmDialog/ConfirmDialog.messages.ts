import { defineMessages } from '../Language/messages.ts'

export const confirmDialogMessages = defineMessages('ConfirmDialog', {
  cancel: 'Cancel',
})
