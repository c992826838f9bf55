import { defineMessages } from '../../../components/Language/messages.ts'

export const passwordFormMessages = defineMessages('PasswordForm', {
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  newPasswordHint:
    '8 to 128 characters. Common passwords are not accepted; a few words in a row work well.',
  confirmation: 'Confirm New Password',
  consequence: 'This signs you out on all other devices.',
  update: 'Update Password',
})
