import * as z from 'zod/mini'
import { idSchema } from '../entities/primitives.ts'
import { pendingSignInSchema } from '../entities/secondFactor.ts'
import { userProfileSchema } from '../entities/userProfile.ts'
import { signupSettings } from '../entities/values.ts'
import { maxInvitationLength } from '../rules/fieldLimits.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import {
  deviceInput,
  emailInput,
  idInput,
  lineInput,
  nameInput,
  newPasswordInput,
  otpInput,
  passwordInput,
  strictInput,
} from './inputs.ts'

const signedIn = z.object({
  token: z.string(),
  user: z.extend(z.pick(userProfileSchema, { firstName: true, lastName: true, email: true }), {
    _id: idSchema,
  }),
  /** What this browser sends at its next sign-in to this account. */
  device: z.optional(idSchema),
})

/** A sign-in that has come to its end. */
export const signedInResponse = success({ token: z.string(), data: signedIn })

/**
 * Signs in. The token is sent twice, because clients read `token`, else `data.token`. Specification
 * §7; `device` is an addition: a client that sends it, null at first, gets the next one, and its
 * wrong passwords are counted apart. An account with a second factor gets `factor` in place of
 * token and user, to go on with (decision 30).
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  body: strictInput({
    email: emailInput,
    password: passwordInput,
    device: deviceInput,
  }),
  response: success({
    token: z.optional(z.string()),
    data: z.object({
      ...z.partial(signedIn).shape,
      factor: z.optional(pendingSignInSchema),
    }),
  }),
  errors: ['invalid_credentials'],
})

/** Ends the token of the request. Addition to specification §7. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'learner',
  response: success({}),
  errors: [],
})

/**
 * Mails a reset code. The response is of the same form whether or not the address is registered.
 * Specification §7, with the id as an addition.
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'public',
  body: strictInput({ email: emailInput }),
  response: successWithMessage({
    data: z.object({
      /**
       * The reset's id: the mailed code works only with it, so that a stranger's guesses cost the
       * owner no try.
       */
      reset: idSchema,
    }),
  }),
  errors: [],
})

/**
 * Sets a new password with a mailed code. Ends every earlier token and does not sign in.
 * Specification §7; the id of the reset that the code was mailed for is an addition (decision 29).
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
  body: strictInput({
    email: emailInput,
    /**
     * Without it the newest code is meant, and the address has five tries of its own in ten
     * minutes.
     */
    reset: z.optional(idInput),
    otp: otpInput,
    newPassword: newPasswordInput,
  }),
  response: successWithMessage({}),
  errors: ['code_invalid'],
})

/**
 * Returns who may open an account, so that the page asks for what is needed. Addition to
 * specification §7.
 */
export const signupSetting = defineCall({
  name: 'signupSetting',
  method: 'GET',
  path: '/auth/signup',
  auth: 'public',
  response: success({ data: z.object({ signup: z.enum(signupSettings) }) }),
  errors: [],
})

/**
 * Starts a registration, to be confirmed by a mailed code. The response is the same whether or not
 * the address is taken. Addition to specification §7.
 */
export const signup = defineCall({
  name: 'signup',
  method: 'POST',
  path: '/auth/signup',
  auth: 'public',
  body: strictInput({
    firstName: nameInput,
    lastName: nameInput,
    email: emailInput,
    password: newPasswordInput,
    /** Needed only if the operator requires an invitation; null if there is none. */
    invitation: z.nullable(lineInput(maxInvitationLength)),
  }),
  response: successWithMessage({
    data: z.object({
      /** The registration's id: with it, a code confirms only what the same visitor typed. */
      registration: idSchema,
    }),
  }),
  errors: ['signup_off', 'invitation_required'],
})

/**
 * Confirms the e-mail address of a new account; then the learner can sign in. Addition to
 * specification §7.
 */
export const confirmSignup = defineCall({
  name: 'confirmSignup',
  method: 'POST',
  path: '/auth/confirm',
  auth: 'public',
  body: strictInput({ registration: idInput, otp: otpInput }),
  response: successWithMessage({}),
  errors: ['code_invalid', 'invitation_required'],
})
