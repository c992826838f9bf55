import { defineMessages } from '../../../components/Language/messages.ts'

export const deleteAccountDialogMessages = defineMessages('DeleteAccountDialog', {
  title: 'Delete my account',
  consequence:
    'Your profile, courses, progress, labs, notes and credits are deleted for good, along with your bootcamp tasks and their files. Running labs end now.',
  noWayBack: 'This cannot be undone.',
  password: 'Password',
  passwordHint: 'To confirm it’s you.',
  deleteCredentials: 'Also delete my certificates and badges',
  keptCredentials:
    'If you keep them, they stay as issued, with your name, and anyone can still verify them: links on your resume keep working.',
  cancel: 'Cancel',
  submit: 'Delete My Account',
})
