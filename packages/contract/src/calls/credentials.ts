import * as z from 'zod/mini'
import { credentialSchema } from '../entities/credential.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'

/** The learner's certificates and badges, newest first. Specification §7. */
export const listCredentials = defineCall({
  name: 'listCredentials',
  method: 'GET',
  path: '/credentials',
  auth: 'learner',
  response: success({ data: z.object({ credentials: z.array(credentialSchema) }) }),
  errors: [],
})
