import type { Call, CallResponse } from '@rampart/contract/calls/call'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { output, ZodMiniType } from 'zod/mini'
import type { Learner } from '../auth/guard.ts'
import type { ParticipantRow } from '../bootcamps/participants.store.ts'
import { ApiError, jsonExpected, notFound, unauthenticated, unsupportedMedia } from './apiError.ts'
import { etagOf, isKnown } from './etag.ts'
import { formLimit, formTimeout, withForm } from './form.ts'
import type { Received } from './form.ts'
import { refuseInput, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads who makes a request; throws 401 for nobody. */
    identify(request: FastifyRequest): Promise<Learner>
    /** Reads which bootcamp participant makes a request; throws 401 for nobody. */
    identifyParticipant(request: FastifyRequest): Promise<ParticipantRow>
    /** The calls that are routes here, by name. */
    registeredCalls: Map<string, Call>
  }
}

/** A call of a kind that has routes so far. */
type RouteCall = Call & { auth: 'public' | 'learner' | 'bootcamp' }

type Output<S> = S extends ZodMiniType ? output<S> : undefined

/** What is known of a request before its form is read. */
interface Head<C extends RouteCall> {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly learner: C['auth'] extends 'learner' ? Learner : undefined
  readonly participant: C['auth'] extends 'bootcamp' ? ParticipantRow : undefined
  readonly request: FastifyRequest
}

/** What a handler gets, all of it checked. */
interface Input<C extends RouteCall> extends Head<C> {
  readonly body: C extends { multipart: true } ? Received<Output<C['body']>> : Output<C['body']>
}

/** What a handler answers; `success: true` is added to it. */
type Answer<C extends RouteCall> = Omit<CallResponse<C>, 'success'>

interface RouteOptions<C extends RouteCall> {
  /** Refuses a request before its form is read: nobody should send a large file in vain. */
  readonly beforeForm?: (head: Head<C>) => Promise<void>
  /** The same for everybody: may be kept, and asked again by its ETag. */
  readonly isCacheable?: boolean
  /** A token that was signed out is taken as well. */
  readonly allowsSignedOut?: boolean
  /** Not counted by the general rate limit. */
  readonly isUnlimited?: boolean
  /** Requests a minute from one address, counted for this call alone instead of by the general rate limit. */
  readonly requestsPerMinute?: number
}

/**
 * Makes a call of the contract a route: who may make it, what it takes and what it answers are the contract's,
 * the handler only does the work. The answer goes out through the response schema, which drops every field
 * that it does not name.
 */
export function route<const C extends RouteCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<Answer<C>> | Answer<C>,
  options: RouteOptions<C> = {},
): void {
  if (app.registeredCalls.has(call.name)) throw new Error(`The call ${call.name} has a route already.`)
  app.registeredCalls.set(call.name, call)
  app.route({
    method: call.method,
    url: call.path,
    config: { ...rateLimitOf(options), ...(call.multipart && { formLimit: formLimit(call) }) },
    ...(call.multipart && { handlerTimeout: formTimeout }),
    handler: async (request, reply) => {
      const caller = await admit(app, call, request, options)
      const head = { ...readHead(call, request), ...caller, request } as Head<C>
      const answer = (body: unknown) => handler({ ...head, body } as Input<C>)
      if (call.multipart) await options.beforeForm?.(head)
      const result = await (call.multipart ? withForm(app, call, request, answer) : answer(readBody(call, request)))
      return send(reply, JSON.stringify(call.response.parse({ success: true, ...result })), request, options)
    },
  })
}

function rateLimitOf<C extends RouteCall>({ isUnlimited = false, requestsPerMinute }: RouteOptions<C>): FastifyContextConfig {
  if (isUnlimited) return { rateLimit: false }
  return requestsPerMinute === undefined ? {} : { rateLimit: { max: requestsPerMinute } }
}

/** Who makes the request, as the call demands. */
async function admit<C extends RouteCall>(app: FastifyInstance, { auth }: C, request: FastifyRequest, { allowsSignedOut = false }: RouteOptions<C>) {
  if (auth === 'bootcamp') return { participant: await app.identifyParticipant(request) }
  if (auth === 'public') return {}
  const learner = await app.identify(request)
  if (learner.isSignedOut && !allowsSignedOut) throw unauthenticated()
  return { learner }
}

function readHead(call: Call, request: FastifyRequest) {
  return {
    params: call.params && validateParams(call.params, request.params),
    query: call.query ? validate(call.query, request.query) : refuseInput(request.query),
  }
}

function readBody(call: Call, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw unsupportedMedia(jsonExpected)
  return call.body ? validate(call.body, request.body) : refuseInput(request.body)
}

/** A name that no record can have is a record that is not there. */
function validateParams(schema: NonNullable<Call['params']>, params: unknown): unknown {
  try {
    return validate(schema, params)
  } catch (error) {
    throw error instanceof ApiError ? notFound('Nothing was found at this address.') : error
  }
}

function send(reply: FastifyReply, answer: string, request: FastifyRequest, { isCacheable = false }: { isCacheable?: boolean }): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (!isCacheable) return reply.send(answer)
  const etag = etagOf(answer)
  reply.headers({ etag, 'cache-control': 'public, no-cache' })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(answer)
}
