import { defineMessages } from '@rampart/ui/Language'

export const signUpMessages = defineMessages('signUp', {
  title: 'Create Your Account',
  detailsStep: 'Step 1 of 2',
  lead: 'We’ll email you a code to confirm your address.',
  leadInvitation: 'For people with an invitation. We’ll email you a code to confirm your address.',
  closed:
    'New accounts can’t be created at the moment. If you already have one, you can still sign in. Anyone can look at courses, labs and bootcamps.',
  signIn: 'Sign In',
  haveAccount: 'Already have an account? Sign in',
  accepts: 'By creating an account, you accept the terms of use.',
  terms: 'Terms of use',
  privacy: 'Privacy',
  loading: 'Loading form',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  invitation: 'Invitation code',
  invitationHint: 'It is in your invitation; it doesn’t matter whether you use capitals.',
  create: 'Create Account',
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  invitationMissing: 'Enter your invitation code.',
  confirmTitle: 'Confirm Your Email',
  confirmStep: 'Step 2 of 2',
  confirmLead: (email: string) =>
    `We emailed a code to ${email}. If the address already has an account, the email says so.`,
  changeDetails: 'Change your details',
  startOver: 'No code? Start over',
  codeSentAgain: 'A new code is on its way. Only the newest one works.',
  code: 'Confirmation code',
  confirm: 'Confirm',
  ready: 'Your account is ready. Please sign in.',
  readyAndSignedIn: 'Welcome! Your account is ready.',
  beginFailed: 'Failed to create your account. Please try again.',
  confirmFailed: 'Failed to confirm your account. Please try again.',
  settingFailed: 'This page could not be loaded.',
})

export type SignUpMessages = (typeof signUpMessages)['english']
