import { successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { emailInput, slugInput, strictInput } from './inputs.ts'

/**
 * Mails an access link for a task. The response is the same whether or not the address is
 * registered. `bootcampId` is the slug. Specification §7.
 */
export const requestTaskAccess = defineCall({
  name: 'requestTaskAccess',
  method: 'POST',
  path: '/bootcamp/verify',
  auth: 'public',
  body: strictInput({ bootcampId: slugInput, email: emailInput }),
  response: successWithMessage({}),
  errors: ['bootcamp_not_found'],
})
