import { slugSchema } from '../entities/primitives.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { emailInput, idInput, slugInput, strictInput } from './inputs.ts'

/**
 * Asks to be told when applications for a bootcamp open. The response is the same for every
 * address. `bootcampId` is the slug.
 */
export const askForOpening = defineCall({
  name: 'askForOpening',
  method: 'POST',
  path: '/bootcamp/opening',
  auth: 'public',
  body: strictInput({ bootcampId: slugInput, email: emailInput }),
  response: success({}),
  errors: ['bootcamp_not_found'],
})

/** Confirms the address with the code of the mailed link; a repeated call changes nothing. */
export const confirmOpening = defineCall({
  name: 'confirmOpening',
  method: 'POST',
  path: '/bootcamp/opening/confirm',
  auth: 'public',
  body: strictInput({ code: idInput }),
  response: success({ bootcampId: slugSchema }),
  errors: ['opening_link_unknown'],
})

/**
 * Deletes the address; changes nothing if there is none. Mail programs send it by themselves (RFC
 * 8058). 404 for an id that no mail had, such as that of a link that was cut.
 */
export const leaveOpening = defineCall({
  name: 'leaveOpening',
  method: 'POST',
  path: '/bootcamp/opening/out/:noticeId',
  auth: 'public',
  params: strictInput({ noticeId: idInput }),
  response: success({}),
  errors: ['opening_link_unknown'],
})
