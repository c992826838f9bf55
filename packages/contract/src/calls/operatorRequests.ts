import * as z from 'zod/mini'
import { operatorRequestSchema } from '../entities/operatorRequest.ts'
import { maxRequestNote } from '../rules/requestLimits.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import type { CallBody } from './call.ts'
import { code, idInput, nameInput, strictInput } from './inputs.ts'

const note = z
  .string(code('required'))
  .check(z.trim(), z.maxLength(maxRequestNote, code('too_long')))

/**
 * What the learner asked the operator for, newest first: what is open, and what was answered
 * lately. Addition to specification §7.
 */
export const listRequests = defineCall({
  name: 'listRequests',
  method: 'GET',
  path: '/requests',
  auth: 'learner',
  response: success({ data: z.array(operatorRequestSchema) }),
  errors: [],
})

/**
 * Asks for credits or a subscription. While such a request is open, asking again returns it.
 * Addition to specification §7.
 */
export const askOperator = defineCall({
  name: 'askOperator',
  method: 'POST',
  path: '/requests',
  auth: 'learner',
  body: strictInput({
    kind: z.enum(['credits', 'subscription'], code('request_kind_unknown')),
    note,
  }),
  response: success({ data: operatorRequestSchema }),
  errors: [],
})

/**
 * Asks for another name on an own credential. While such a request is open, asking again returns
 * it. Addition to specification §7.
 */
export const askForName = defineCall({
  name: 'askForName',
  method: 'POST',
  path: '/requests/name',
  auth: 'learner',
  body: strictInput({ credentialId: idInput, firstName: nameInput, lastName: nameInput, note }),
  response: success({ data: operatorRequestSchema }),
  errors: ['credential_not_held', 'credential_revoked', 'name_unchanged'],
})

/** The right name for a credential. */
export type NameRequest = CallBody<typeof askForName>

/** What a learner lacks. */
export type LackRequest = CallBody<typeof askOperator>
