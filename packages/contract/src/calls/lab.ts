import * as z from 'zod/mini'
import { labSchema } from '../entities/lab.ts'
import { labSessionSchema } from '../entities/labSession.ts'
import { dateTimeSchema, idSchema } from '../entities/primitives.ts'
import { labDurations } from '../rules/labDurations.ts'
import { maxHints } from '../rules/labMission.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { code, idInput, slugInput, strictInput } from './inputs.ts'

const duration = z.literal(labDurations, code('duration_unknown'))
const sessionParams = strictInput({ sessionId: idInput })

/** A lab's public page. Specification §7. */
export const getLab = defineCall({
  name: 'getLab',
  method: 'GET',
  path: '/lab/:labPath',
  auth: 'public',
  params: strictInput({ labPath: slugInput }),
  response: success({ data: labSchema }),
  errors: ['lab_not_found'],
})

/**
 * Starts a session of `duration` minutes, or longer by the learner's setting, for credits.
 * Specification §7, §9.
 */
export const startLab = defineCall({
  name: 'startLab',
  method: 'POST',
  path: '/lab/:labPath/start',
  auth: 'learner',
  params: strictInput({ labPath: slugInput }),
  body: strictInput({ configuration: strictInput({ duration }) }),
  response: successWithMessage({ data: z.object({ _id: idSchema }) }),
  errors: ['lab_not_found', 'lab_in_progress', 'too_many_labs', 'too_few_credits'],
})

/** All of the learner's sessions, newest first. Specification §7. */
export const listLabSessions = defineCall({
  name: 'listLabSessions',
  method: 'GET',
  path: '/lab/sessions/list',
  auth: 'learner',
  response: success({ data: z.array(labSessionSchema) }),
  errors: [],
})

/** One of the learner's sessions. Addition to specification §7, which has no path for it. */
export const getLabSession = defineCall({
  name: 'getLabSession',
  method: 'GET',
  path: '/lab/sessions/:sessionId',
  auth: 'learner',
  params: sessionParams,
  response: success({ data: labSessionSchema }),
  errors: ['session_not_found'],
})

/**
 * The path below `/api` of the events of one of the learner's sessions, a stream of server-sent
 * events with the bearer token: `session`, whose data is the session as `getLabSession` returns it.
 * It is not a call, because it has no single response. Addition to specification §7.
 */
export const labSessionEvents = '/lab/sessions/:sessionId/events'

/**
 * Returns a ticket for the terminal of an active session, valid for some minutes, for the requests
 * of {@link labRequestPath} at the session's own origin. If the session has a shell of its own,
 * `shell` has another ticket, for {@link labShellPath} there, valid once and for half a minute.
 * Addition to specification §7.
 */
export const openLabTerminal = defineCall({
  name: 'openLabTerminal',
  method: 'POST',
  path: '/lab/sessions/:sessionId/terminal',
  auth: 'learner',
  params: sessionParams,
  response: success({
    data: z.object({
      ticket: z.string(),
      expiresAt: dateTimeSchema,
      shell: z.nullable(z.object({ ticket: z.string() })),
    }),
  }),
  errors: ['session_not_found', 'lab_not_active'],
})

/**
 * Ends a session in progress and gives the credits of its unused half-hours back; 409 if it has
 * ended in another way. The table's 'empty' payload is read as no body, and `data` is an addition.
 * Specification §7.
 */
export const endLabSession = defineCall({
  name: 'endLabSession',
  method: 'POST',
  path: '/lab/sessions/:sessionId/end',
  auth: 'learner',
  params: sessionParams,
  response: successWithMessage({ data: labSessionSchema }),
  errors: ['session_not_found', 'lab_ended'],
})

/**
 * Adds `duration` minutes, times the session's `timeFactor`, to an active session, for credits.
 * Addition to specification §7.
 */
export const extendLabSession = defineCall({
  name: 'extendLabSession',
  method: 'POST',
  path: '/lab/sessions/:sessionId/extend',
  auth: 'learner',
  params: sessionParams,
  body: strictInput({
    duration,
    /**
     * The session's `ttl` before the extension, minutes. With it, a request that is sent again
     * because its response was lost adds and costs nothing.
     */
    ttl: z.optional(z.int(code('duration_unknown'))),
  }),
  newFields: ['ttl'],
  response: successWithMessage({ data: labSessionSchema }),
  errors: ['session_not_found', 'lab_not_active', 'lab_too_long', 'too_few_credits'],
})

/**
 * Opens the hint with this number, from 1, of a check of one of the learner's sessions, and records
 * that. Hints are opened in order; to open one again is a success too. Addition to specification
 * §7.
 */
export const openLabHint = defineCall({
  name: 'openLabHint',
  method: 'POST',
  path: '/lab/sessions/:sessionId/checks/:checkId/hints',
  auth: 'learner',
  params: strictInput({ sessionId: idInput, checkId: idInput }),
  body: strictInput({
    number: z
      .int(code('hint_number'))
      .check(z.minimum(1, code('hint_number')), z.maximum(maxHints, code('hint_number'))),
  }),
  response: success({ data: labSessionSchema }),
  errors: ['session_not_found', 'hint_not_found', 'hint_not_next'],
})
