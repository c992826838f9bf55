import { defineMessages } from '../../../components/Language/messages.ts'

export const deleteAccountDialogMessages = defineMessages('DeleteAccountDialog', {
  title: 'Delete my account',
  consequence:
    'Your profile, courses, progress, labs, notes and credits go for good, and so do your bootcamp tasks with their files; labs that run end now.',
  noWayBack: 'This cannot be undone.',
  password: 'Password',
  passwordHint: 'To be sure that it is you.',
  deleteCredentials: 'Also delete my certificates and badges',
  keptCredentials:
    'If not, they stay as they were issued, with your name, and anyone can still verify them: links in your CV keep working.',
  cancel: 'Cancel',
  submit: 'Delete My Account',
})
