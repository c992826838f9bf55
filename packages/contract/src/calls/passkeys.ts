import * as z from 'zod/mini'
import { passkeyCreationSchema, passkeyRequestSchema, passkeySchema } from '../entities/passkey.ts'
import { success } from './success.ts'
import { signedInResponse } from './auth.ts'
import { defineCall } from './call.ts'
import { confirmedInput, deviceInput, idInput, passkeyNameInput, strictInput } from './inputs.ts'
import { newPasskeyInput, shownPasskeyInput } from './passkeyInputs.ts'

const ofOne = strictInput({ passkeyId: idInput })

/** The account's passkeys, the last used first. Addition to specification §7. */
export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  auth: 'learner',
  response: success({ data: z.array(passkeySchema) }),
  errors: [],
})

/**
 * Returns the options from which a browser creates a passkey (WebAuthn), valid in this session
 * only. Addition to specification §7.
 */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/begin',
  auth: 'learner',
  body: confirmedInput,
  response: success({ data: passkeyCreationSchema }),
  errors: ['wrong_password', 'passkeys_full'],
})

/** Adds the passkey that the browser made. Addition to specification §7. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  auth: 'learner',
  body: strictInput({ passkey: newPasskeyInput }),
  response: success({ data: passkeySchema }),
  errors: ['passkey_refused', 'challenge_over', 'passkey_known', 'passkeys_full'],
})

/** Names a passkey. Addition to specification §7. */
export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/user/passkeys/:passkeyId',
  auth: 'learner',
  params: ofOne,
  body: strictInput({ name: passkeyNameInput }),
  response: success({ data: passkeySchema }),
  errors: [],
})

/**
 * Removes a passkey; one that is gone already is no failure. Once the last one is removed, no
 * passkey is asked for after the password. Addition to specification §7.
 */
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/user/passkeys/:passkeyId',
  auth: 'learner',
  params: ofOne,
  body: confirmedInput,
  response: success({}),
  errors: ['wrong_password'],
})

/**
 * Makes the sign-in ask for a passkey after the password. Returns recovery codes if it is the
 * account's first factor, else null; null too if it asks already. Addition to specification §7.
 */
export const askForPasskey = defineCall({
  name: 'askForPasskey',
  method: 'POST',
  path: '/user/passkey-step',
  auth: 'learner',
  body: confirmedInput,
  response: success({ data: z.object({ recoveryCodes: z.nullable(z.array(z.string())) }) }),
  errors: ['wrong_password', 'no_passkey'],
})

/**
 * Makes the sign-in no longer ask for a passkey after the password. A success too if it does not
 * ask. Addition to specification §7.
 */
export const stopAskingForPasskey = defineCall({
  name: 'stopAskingForPasskey',
  method: 'DELETE',
  path: '/user/passkey-step',
  auth: 'learner',
  body: confirmedInput,
  response: success({}),
  errors: ['wrong_password'],
})

/**
 * Returns the options with which a browser asks for any passkey of this site (WebAuthn). They are
 * the same for everyone except the challenge. Addition to specification §7.
 */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/auth/passkey/begin',
  auth: 'public',
  response: success({ data: passkeyRequestSchema }),
  errors: [],
})

/**
 * Signs in with a passkey, which replaces the password and the second factor. Addition to
 * specification §7.
 */
export const loginWithPasskey = defineCall({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/auth/passkey',
  auth: 'public',
  body: strictInput({ passkey: shownPasskeyInput, device: deviceInput }),
  response: signedInResponse,
  errors: ['passkey_refused', 'challenge_over'],
})

/**
 * Returns the options with which a browser asks for a passkey of a pending sign-in's account
 * (WebAuthn). Addition to specification §7.
 */
export const beginPasskeyStep = defineCall({
  name: 'beginPasskeyStep',
  method: 'POST',
  path: '/auth/login/passkey/begin',
  auth: 'public',
  body: strictInput({ challenge: idInput }),
  response: success({ data: passkeyRequestSchema }),
  errors: ['challenge_over'],
})

/** Ends a pending sign-in with a passkey. Addition to specification §7. */
export const loginWithPasskeyStep = defineCall({
  name: 'loginWithPasskeyStep',
  method: 'POST',
  path: '/auth/login/passkey',
  auth: 'public',
  body: strictInput({ challenge: idInput, passkey: shownPasskeyInput, device: deviceInput }),
  response: signedInResponse,
  errors: ['passkey_refused', 'challenge_over'],
})
