import * as z from 'zod/mini'
import { secondFactorsSchema, totpSetupSchema } from '../entities/secondFactor.ts'
import { success } from './success.ts'
import { signedInResponse } from './auth.ts'
import { defineCall } from './call.ts'
import {
  confirmedInput,
  deviceInput,
  idInput,
  recoveryCodeInput,
  strictInput,
  totpInput,
} from './inputs.ts'

/** Codes that each let the learner in once without another factor. They are shown once. */
const recoveryCodes = z.array(z.string())

/** What the account asks for besides the password. Addition to specification §7. */
export const getFactors = defineCall({
  name: 'getFactors',
  method: 'GET',
  path: '/user/factors',
  auth: 'learner',
  response: success({ data: secondFactorsSchema }),
  errors: [],
})

/**
 * Makes the secret of an authenticator app. Nothing is asked for before a code confirms it.
 * Addition to specification §7.
 */
export const beginTotp = defineCall({
  name: 'beginTotp',
  method: 'POST',
  path: '/user/totp',
  auth: 'learner',
  body: confirmedInput,
  response: success({ data: totpSetupSchema }),
  errors: ['wrong_password', 'totp_on'],
})

/**
 * Turns codes of an authenticator app on, by the first of them. Returns recovery codes if it is the
 * account's first factor, else null. Addition to specification §7.
 */
export const confirmTotp = defineCall({
  name: 'confirmTotp',
  method: 'POST',
  path: '/user/totp/confirm',
  auth: 'learner',
  body: strictInput({ code: totpInput }),
  response: success({ data: z.object({ recoveryCodes: z.nullable(recoveryCodes) }) }),
  errors: ['factor_code_invalid', 'totp_on'],
})

/**
 * Turns codes of an authenticator app off. A success too if they are off. Addition to specification
 * §7.
 */
export const removeTotp = defineCall({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/user/totp',
  auth: 'learner',
  body: confirmedInput,
  response: success({}),
  errors: ['wrong_password'],
})

/** Makes new recovery codes; earlier ones no longer work. Addition to specification §7. */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/recovery-codes',
  auth: 'learner',
  body: confirmedInput,
  response: success({ data: z.object({ recoveryCodes }) }),
  errors: ['wrong_password', 'no_factor'],
})

/** Ends a pending sign-in with a code of the authenticator app. Addition to specification §7. */
export const loginWithTotp = defineCall({
  name: 'loginWithTotp',
  method: 'POST',
  path: '/auth/login/totp',
  auth: 'public',
  body: strictInput({ challenge: idInput, code: totpInput, device: deviceInput }),
  response: signedInResponse,
  errors: ['factor_code_invalid', 'challenge_over'],
})

/** Ends a pending sign-in with a recovery code, once. Addition to specification §7. */
export const loginWithRecoveryCode = defineCall({
  name: 'loginWithRecoveryCode',
  method: 'POST',
  path: '/auth/login/recovery',
  auth: 'public',
  body: strictInput({ challenge: idInput, code: recoveryCodeInput, device: deviceInput }),
  response: signedInResponse,
  errors: ['factor_code_invalid', 'challenge_over'],
})
