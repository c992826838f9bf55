import { plainError } from './defineError.ts'

/** Signing in, registering, resetting a password, and the learner's own account. */
export const accountErrors = {
  invalid_credentials: plainError(401, 'Invalid email or password.'),
  /** Wrong, expired, used, or tried too often: one error for all, so that no one learns which. */
  code_invalid: plainError(
    400,
    'This code is not valid or has expired. Please check it, or ask for a new one.',
  ),
  /** 400, never 401: a 401 would sign the browser out. */
  wrong_password: plainError(400, 'The current password is incorrect.', {
    field: 'currentPassword',
  }),
  /** Of several changes at the same time with one old password, one is made. */
  password_just_changed: plainError(
    409,
    'The password was changed elsewhere just now. Please sign in with the new one.',
  ),
  /** Wrong, used or expired: one error for all. */
  factor_code_invalid: plainError(400, 'This code is incorrect. Please check it.', {
    field: 'code',
  }),
  /** Expired, used, or tried too often. */
  challenge_over: plainError(
    400,
    'This took too long or was tried too many times. Please start again.',
  ),
  totp_on: plainError(409, 'An authenticator app is already set up. Turn it off first.'),
  no_factor: plainError(409, 'Recovery codes need a second factor. Please set one up first.'),
  /**
   * Unknown, of another account or site, or its signature is wrong: one error for all, so that no
   * one learns which.
   */
  passkey_refused: plainError(
    400,
    'This passkey was not accepted. Please try again, or sign in another way.',
  ),
  passkey_known: plainError(409, 'This passkey was already added.'),
  passkeys_full: plainError(409, 'An account can have 20 passkeys. Please remove one first.'),
  no_passkey: plainError(409, 'Please add a passkey first.'),
  signup_off: plainError(403, 'New accounts can’t be created at the moment.'),
  invitation_required: plainError(403, 'A valid invitation is required to create an account.'),
}
