import { apiBase } from '@rampart/contract/calls/call'
import type { Call, CallBody, CallParams, CallResponse } from '@rampart/contract/calls/call'
import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import type {
  CommonErrorCode,
  DetailsArgument,
  ErrorCode,
} from '@rampart/contract/errors/errorTable'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { failureResponse } from '@rampart/screens/testing/memory/memoryServer.ts'
import { refusal } from '@rampart/screens/testing/memory/refusals.ts'
import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'

/** A failure that the contract names for a call; made by `failure`. */
export class Failure<Code extends ErrorCode = ErrorCode> {
  /** For types alone. */
  declare readonly code: Code
  readonly error: AdapterError

  constructor(error: AdapterError) {
    this.error = error
  }
}

/** A failure as the API sends it. */
export const failure = <const Code extends ErrorCode>(
  code: Code,
  ...details: DetailsArgument<Code>
): Failure<Code> => new Failure(refusal(code, ...details))

/** A failure of a server that knows more codes than this client: its own words are shown. */
export const newerFailure = (status: number, serverMessage: string): Failure<CommonErrorCode> =>
  new Failure(new AdapterError({ status, code: 'of_a_newer_server', serverMessage }))

/**
 * What a handler may return: the call's own response, without `success: true`; or a failure that it
 * names, or that any call can meet.
 */
type Result<C extends Call> =
  | Omit<CallResponse<C>, 'success'>
  | Failure<C['errors'][number] | CommonErrorCode | AccessProblem>

/** What a handler gets of a request. */
interface Received<C extends Call> {
  params: CallParams<C>
  body: CallBody<C>
  /** The token of the request. */
  token: string | undefined
}

/**
 * A handler for one call of the contract, in place of the site in memory. A response that is not
 * the contract's own is an error in the story.
 */
export function respond<const C extends Call>(
  call: C,
  given: Result<C> | ((request: Received<C>) => Result<C>),
): HttpHandler {
  return http[methods[call.method]](apiBase + call.path, async ({ request, params }) => {
    if (typeof given !== 'function') return responseOf(call, given)
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
    const body = (call.body && !call.multipart ? await request.json() : undefined) as CallBody<C>
    return responseOf(call, given({ params: params as CallParams<C>, body, token }))
  })
}

function responseOf<C extends Call>(call: C, result: Result<C>): Response {
  return result instanceof Failure
    ? failureResponse(result.error)
    : HttpResponse.json(z.parse(call.response, { success: true, ...result }) as object)
}

/** A handler that never responds: the loading state. */
export function noResponse(call: Call): HttpHandler {
  return http[methods[call.method]](apiBase + call.path, async () => {
    await delay('infinite')
  })
}

/**
 * An API in trouble until a story calls `recover`; then the story's other handlers respond, or the
 * site in memory. Call its `begin` in `beforeEach`, so that each run begins in trouble, and nothing
 * is left waiting after it.
 */
export function troubledApi() {
  let recovery = Promise.withResolvers<void>()
  let isWell = false
  const recover = () => {
    isWell = true
    recovery.resolve()
  }
  const handle = (call: Call, trouble: () => Response | Promise<void>) =>
    http[methods[call.method]](apiBase + call.path, () => (isWell ? undefined : trouble()))
  return {
    begin: () => {
      recovery = Promise.withResolvers<void>()
      isWell = false
      return recover
    },
    recover,
    /** A slow response: it comes after `recover`. */
    held: (call: Call): HttpHandler => handle(call, () => recovery.promise),
    /** A response that the contract does not know, its status 200. */
    malformed: (call: Call): HttpHandler =>
      handle(call, () => HttpResponse.json({ message: 7, data: { _id: null } })),
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
