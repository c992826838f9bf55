import { success } from './success.ts'
import { defineCall } from './call.ts'

/** Whether the process is running. Addition to specification §7. */
export const healthLive = defineCall({
  name: 'healthLive',
  method: 'GET',
  path: '/health/live',
  auth: 'public',
  response: success({}),
  errors: [],
})

/**
 * Whether the process can serve requests: its database responds, and it is not stopping; else 503.
 * Addition to specification §7.
 */
export const healthReady = defineCall({
  name: 'healthReady',
  method: 'GET',
  path: '/health/ready',
  auth: 'public',
  response: success({}),
  errors: ['not_ready'],
})
