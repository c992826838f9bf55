import { defineMessages } from '../../../components/Language/messages.ts'

export const passwordFormMessages = defineMessages('PasswordForm', {
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters, better 15 or more: a few words that nobody would guess.',
  confirmation: 'Confirm New Password',
  consequence: 'This signs you out on all other devices.',
  update: 'Update Password',
})
