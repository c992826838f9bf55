import * as z from 'zod/mini'
import { signInSessionSchema } from '../entities/signInSession.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { idInput, strictInput } from './inputs.ts'

/**
 * The learner's sign-ins that have not ended, the last used first. Addition to specification §7.
 */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  auth: 'learner',
  response: success({ data: z.array(signInSessionSchema) }),
  errors: [],
})

/**
 * Ends one of the learner's sign-ins at once; its device is no longer known. Addition to
 * specification §7.
 */
export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  auth: 'learner',
  params: strictInput({ sessionId: idInput }),
  response: success({}),
  errors: [],
})

/**
 * Ends every sign-in except the one that makes the call, which continues with the `token` of the
 * response. Other devices are no longer known. Addition to specification §7.
 */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/sessions',
  auth: 'learner',
  response: success({ token: z.string() }),
  errors: [],
})
