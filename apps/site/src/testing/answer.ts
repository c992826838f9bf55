import { apiBase } from '@rampart/contract/calls/call'
import type { Call, CallBody, CallParams, CallResponse } from '@rampart/contract/calls/call'
import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import { bootcampTokenMessages } from '@rampart/contract/rules/tokenRules'
import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'

/** A failure that the contract names for a call; made by `failure`. */
export class Failure<Status extends number = number> {
  readonly status: Status
  readonly body: ErrorBody

  constructor(status: Status, body: ErrorBody) {
    this.status = status
    this.body = body
  }
}

/** A failure in the server's words. */
export function failure<const Status extends number>(status: Status, message: string): Failure<Status> {
  return new Failure(status, { success: false, message, code: `status_${status}` })
}

/** What a call may be answered with: its own answer, less `success: true`; a failure that it names; or one that any call can meet. */
type Answer<C extends Call> = Omit<CallResponse<C>, 'success'> | Failure<C['errors'][number] | 429 | 500 | 503>

/** What a handler gets to see of a request. */
interface Received<C extends Call> {
  params: CallParams<C>
  body: CallBody<C>
  /** The token that the request carries. */
  token: string | undefined
}

/**
 * A handler for one call of the contract. It is as strict as the server: a request that the contract does not allow is answered
 * with 400, a call for learners or participants without a token with 401; an answer that is not the contract's own is an error in the story.
 */
export function answer<const C extends Call>(call: C, given: Answer<C> | ((request: Received<C>) => Answer<C>)): HttpHandler {
  const check = (result: Answer<C>) => (result instanceof Failure ? result : z.parse(call.response, { success: true, ...result }))
  if (typeof given !== 'function') check(given)
  return http[methods[call.method]](apiBase + call.path, async ({ request, params }) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
    if (call.auth === 'learner' && !token) return respond(failure(401, 'Please sign in to continue.'))
    if (call.auth === 'bootcamp' && !token) return respond(failure(401, bootcampTokenMessages.missingShort))
    const body: unknown = call.body ? await readBody(request, call) : undefined
    for (const [schema, value] of [
      [call.params, params],
      [call.body, body],
    ] as const) {
      const found = schema && z.safeParse(schema, value)
      if (found && !found.success) return respond(failure(400, found.error.issues[0]?.message ?? found.error.message))
    }
    return respond(check(typeof given === 'function' ? given({ params: params as CallParams<C>, body: body as CallBody<C>, token }) : given))
  })
}

/** A form's fields as they are, anything else as JSON. */
async function readBody(request: Request, { multipart }: Call): Promise<unknown> {
  return multipart ? Object.fromEntries(await request.formData()) : request.json()
}

/** A handler that leaves a call without an answer: the loading state. */
export function noAnswer(call: Call): HttpHandler {
  return http[methods[call.method]](apiBase + call.path, async () => {
    await delay('infinite')
  })
}

/** Answers that are none: JSON of another shape; no JSON at all, as of a proxy or a network's sign-in page; a broken connection. */
const brokenAnswers = {
  shape: () => HttpResponse.json({ message: 7, data: { _id: null }, certificate: 'none', token: null }),
  html: () => new HttpResponse('<!doctype html><title>Welcome to the airport</title>', { headers: { 'content-type': 'text/html' } }),
  connection: () => HttpResponse.error(),
} as const

/**
 * An API in trouble until a story has it `recover`; then the story's other handlers answer, or the usual ones. Its `begin` belongs into
 * `beforeEach`, so that each run begins in trouble, and nothing is left waiting after it.
 */
export function troubledApi() {
  let recovery = Promise.withResolvers<void>()
  let isWell = false
  let met = 0
  const recover = () => {
    isWell = true
    recovery.resolve()
  }
  const handle = (call: Call, trouble: () => Response | Promise<void>) =>
    http[methods[call.method]](apiBase + call.path, () => {
      if (isWell) return undefined
      met += 1
      return trouble()
    })
  return {
    begin: () => {
      recovery = Promise.withResolvers<void>()
      isWell = false
      met = 0
      return recover
    },
    recover,
    /** How many requests have met with the trouble: for stories of failures that nobody is told of. */
    met: () => met,
    /** A slow answer: it comes when all is well. */
    held: (call: Call): HttpHandler => handle(call, () => recovery.promise),
    /** An answer that the contract does not know, its status 200. */
    malformed: (call: Call, as: 'shape' | 'html' = 'shape'): HttpHandler => handle(call, brokenAnswers[as]),
    /** A failure in the server's words, or no way to the server. */
    failing: <const C extends Call>(call: C, why: Extract<Answer<C>, Failure> | 'connection'): HttpHandler =>
      handle(call, why === 'connection' ? brokenAnswers.connection : () => respond(why)),
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

function respond(result: Failure | object): Response {
  return result instanceof Failure ? HttpResponse.json(result.body, { status: result.status }) : HttpResponse.json(result)
}
