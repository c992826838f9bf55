import { defineMessages } from '@rampart/ui/Language'

export const signInMessages = defineMessages('signIn', {
  title: 'Access Your Account',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign In',
  withPasskey: 'Sign In With a Passkey',
  forgotPassword: 'Forgot password?',
  signUp: 'Create an account',
  /** After a call that the server refused: the session was ended elsewhere, or is too old. */
  ended: 'Your session has ended. Please sign in again.',
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  failed: 'Failed to sign in. Please try again.',
  noToken: 'No token received. Please check your API response.',
  /**
   * The browser refuses the token that the server has just sent: by this device's clock it has
   * expired.
   */
  endedToken:
    'You signed in, but by this device’s clock the session has already expired. Please check the date and time.',
})

export type SignInMessages = (typeof signInMessages)['english']
