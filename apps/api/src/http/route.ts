import { createHash } from 'node:crypto'
import type { Call, CallResponse } from '@rampart/contract/calls/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { output, ZodMiniType } from 'zod/mini'
import type { Learner } from '../auth/guard.ts'
import { ApiError, notFound, unauthenticated } from './apiError.ts'
import { refuseInput, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads who makes a request; throws 401 for nobody. */
    identify(request: FastifyRequest): Promise<Learner>
    /** The calls that are routes here, by name. */
    registeredCalls: Map<string, Call>
  }
}

/** A call of a kind that has routes so far. */
type RouteCall = Call & { auth: 'public' | 'learner' }

type Output<S> = S extends ZodMiniType ? output<S> : undefined

/** What a handler gets, all of it checked. */
interface Input<C extends RouteCall> {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly body: Output<C['body']>
  readonly learner: C['auth'] extends 'learner' ? Learner : undefined
  readonly request: FastifyRequest
}

/** What a handler answers; `success: true` is added to it. */
type Answer<C extends RouteCall> = Omit<CallResponse<C>, 'success'>

interface RouteOptions {
  /** The same for everybody: may be kept, and asked again by its ETag. */
  readonly isCacheable?: boolean
  /** A token that was signed out is taken as well. */
  readonly allowsSignedOut?: boolean
  /** Not counted by the general rate limit. */
  readonly isUnlimited?: boolean
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
  options: RouteOptions = {},
): void {
  if (app.registeredCalls.has(call.name)) throw new Error(`The call ${call.name} has a route already.`)
  app.registeredCalls.set(call.name, call)
  app.route({
    method: call.method,
    url: call.path,
    config: options.isUnlimited ? { rateLimit: false } : {},
    handler: async (request, reply) => {
      const learner = call.auth === 'learner' ? await admit(app, request, options) : undefined
      const input = { ...readInput(call, request), learner, request } as Input<C>
      const answer = JSON.stringify(call.response.parse({ success: true, ...(await handler(input)) }))
      return send(reply, answer, request, options)
    },
  })
}

async function admit(app: FastifyInstance, request: FastifyRequest, { allowsSignedOut = false }: RouteOptions): Promise<Learner> {
  const learner = await app.identify(request)
  if (learner.isSignedOut && !allowsSignedOut) throw unauthenticated()
  return learner
}

function readInput(call: Call, request: FastifyRequest) {
  return {
    params: call.params && validateParams(call.params, request.params),
    query: call.query ? validate(call.query, request.query) : refuseInput(request.query),
    body: call.body ? validate(call.body, request.body) : refuseInput(request.body),
  }
}

/** A name that no record can have is a record that is not there. */
function validateParams(schema: NonNullable<Call['params']>, params: unknown): unknown {
  try {
    return validate(schema, params)
  } catch (error) {
    throw error instanceof ApiError ? notFound('Nothing was found at this address.') : error
  }
}

function send(reply: FastifyReply, answer: string, request: FastifyRequest, { isCacheable = false }: RouteOptions): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (!isCacheable) return reply.send(answer)
  const etag = `"${createHash('sha256').update(answer).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'public, no-cache' })
  // Proxies that compress make the tag a weak one.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.includes(etag) ? reply.code(304).send() : reply.send(answer)
}
