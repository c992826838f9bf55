import { defineMessages } from '../../../components/Language/messages.ts'

export const nameCorrectionDialogMessages = defineMessages('NameCorrectionDialog', {
  title: 'Correct My Name',
  lead: 'Write your name as it should read. We check it, and write to you. The ID and the address stay the same.',
  firstName: 'First name',
  lastName: 'Last name',
  note: 'Why? (optional)',
  cancel: 'Cancel',
  submit: 'Send Request',
})
