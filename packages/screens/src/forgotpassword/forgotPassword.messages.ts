import { maxPasswordLength, minPasswordLength } from '@rampart/contract/rules/passwordRules'
import { defineMessages } from '@rampart/ui/Language'

export const forgotPasswordMessages = defineMessages('forgotPassword', {
  requestTitle: 'Forgot Password',
  requestStep: 'Step 1 of 2',
  requestLead: 'We’ll send a one-time code to your account’s email address.',
  email: 'Email',
  sendCode: 'Send OTP',
  backToSignIn: 'Back to Sign In',
  resetTitle: 'Reset Your Password',
  resetStep: 'Step 2 of 2',
  resetLead: (email: string) => `For the account ${email}. Only the newest code works.`,
  otherAddress: 'Use another address',
  code: 'One-time code (OTP)',
  codeHint: (digits: number) => `The ${digits} digits from the email.`,
  newPassword: 'New Password',
  confirmation: 'Confirm Password',
  reset: 'Reset Password',
  sendAgain: 'Send a new code',
  codeMissing: 'Enter the code from the email.',
  codeLength: (digits: number) => `The code has ${digits} digits.`,
  passwordHint: `${minPasswordLength} to ${maxPasswordLength} characters. Common passwords are not accepted; a few words in a row work well.`,
  passwordMissing: 'Choose a password.',
  confirmationMissing: 'Type the new password again.',
  /** Shown as an alert before any call (specification §5). */
  mismatch: 'Passwords do not match. Please try again.',
  codeSent: 'If this address has an account, a code is on its way to it.',
  resetDone: 'Your password has been reset. Please sign in.',
  sendFailed: 'Failed to send OTP. Please try again.',
  resetFailed: 'Failed to reset password. Please try again.',
})

export type ForgotPasswordMessages = (typeof forgotPasswordMessages)['english']
