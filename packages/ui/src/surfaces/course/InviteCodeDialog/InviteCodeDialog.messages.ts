import { defineMessages } from '../../../components/Language/messages.ts'

export const inviteCodeDialogMessages = defineMessages('InviteCodeDialog', {
  title: 'Enter Invite Code',
  lead: (courseTitle: string) =>
    `${courseTitle} is open to invited learners. The code is in your invitation.`,
  code: 'Invite code',
  cancel: 'Cancel',
  submit: 'Submit',
})
