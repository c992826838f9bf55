import { queryInput } from '@rampart/contract/calls/call'
import type { Call, CallResponse } from '@rampart/contract/calls/call'
import type { CommonErrorCode } from '@rampart/contract/errors/errorTable'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { output, ZodMiniType } from 'zod/mini'
import { runAs } from '../audit/actor.ts'
import type { ContentCache } from '../content/contentCache.ts'
import { ApiError, refuse, refuseFor } from './apiError.ts'
import type { Refuse } from './apiError.ts'
import type { PerMinute } from './addressScale.ts'
import type { Callers } from './callers.ts'
import { askedLanguage } from './askedLanguage.ts'
import { etagOf } from './etag.ts'
import { formLimit, formTimeout, withForm } from './form.ts'
import type { Received } from './form.ts'
import { actorOf, originOf } from './requestActor.ts'
import { responseSerializer } from './serializeResponse.ts'
import { sendStored, storedContent } from './stored.ts'
import type { StoredContent } from './stored.ts'
import { refuseInput, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps responses that are content alone. */
    readonly contentCache: Pick<ContentCache, 'read'>
  }
  interface FastifyContextConfig {
    /** The route's call of the contract. */
    call?: Call
    /** Clients may keep its response and check it by its ETag. */
    isStored?: boolean
    /** Its response has texts in the language that the client asks for. */
    isTranslated?: boolean
  }
}

/** A call whose kind of caller has a reader. */
type RouteCall = Call & { auth: keyof Callers }

type Output<S> = S extends ZodMiniType ? output<S> : undefined

/** The input before its form is read. */
type Head<C extends RouteCall> = Callers[C['auth']] & {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly request: FastifyRequest
  /**
   * The language of translated texts of the content; null for English. For calls with
   * `isTranslated`.
   */
  readonly language: string | null
  /** Makes the errors that the call names. */
  readonly refuse: Refuse<C['errors'][number] | CommonErrorCode>
}

/** A handler's input, all of it checked. */
type Input<C extends RouteCall> = Head<C> & {
  readonly body: C extends { multipart: true } ? Received<Output<C['body']>> : Output<C['body']>
}

/** A handler's result; `success: true` is added to it. */
type Content<C extends RouteCall> = Omit<CallResponse<C>, 'success'>

interface RouteOptions<C extends RouteCall> {
  /** Refuses a request before its form is read, so that no one sends a large file in vain. */
  readonly beforeForm?: (head: Head<C>) => Promise<void>
  /** The response is the same for everyone: clients may store it and check it by its ETag. */
  readonly isCacheable?: boolean
  /** The response is content alone, the same for everyone: it is kept until the content changes. */
  readonly isContent?: boolean
  /** The response has texts of the content, in the language that the caller asks for. */
  readonly isTranslated?: boolean
  /** How long the handler may take, in milliseconds. @default the server's limit */
  readonly handlerTimeout?: number
  /** Also accepts a signed-out token. */
  readonly allowsSignedOut?: boolean
  /** The most bytes of the request's JSON. @default the server's limit */
  readonly bodyLimit?: number
  /** A probe: not counted by the general rate limit, and logged only if it fails. */
  readonly isProbe?: boolean
  /**
   * The most requests a minute from one address; this call has its own counter instead of the
   * general one.
   */
  readonly requestsPerMinute?: PerMinute
}

/**
 * Makes a route of a call. The contract defines who may call it, its input and its response;
 * the handler only does the work. The response is written by its schema, so it has no field
 * that the schema does not name.
 */
export function route<const C extends RouteCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<Content<C>> | Content<C>,
  options: RouteOptions<C> = {},
): void {
  const write = responseSerializer(call, app.checksResponses)
  const sendCacheable = options.isCacheable ? cacheableSender() : null
  app.route({
    method: call.method,
    url: call.path,
    config: {
      call,
      isStored: (options.isCacheable ?? false) || (options.isContent ?? false),
      isTranslated: options.isTranslated ?? false,
      ...rateLimitOf(options),
      ...(call.multipart && { formLimit: formLimit(call) }),
    },
    ...(call.multipart && { handlerTimeout: formTimeout }),
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.handlerTimeout && { handlerTimeout: options.handlerTimeout }),
    handler: async (request, reply) => {
      const { allowsSignedOut = false } = options
      const caller = await app.callers[call.auth](request, { allowsSignedOut })
      request.actor = actorOf(caller)
      const head = {
        ...readHead(call, request),
        ...caller,
        request,
        language: options.isTranslated ? askedLanguage(request.headers['accept-language']) : null,
        refuse: refuseFor(call),
      } as Head<C>
      const who = { actor: request.actor, origin: () => originOf(request) }
      const contentFor = (body: unknown) =>
        runAs(who, async () => handler({ ...head, body } as Input<C>))
      if (options.isTranslated) reply.header('vary', 'accept-language')
      if (options.isContent) {
        const kept = await app.contentCache.read(
          // By the parsed parameters: one address can be spelled in many ways.
          `${call.path} ${head.language} ${JSON.stringify([head.params, head.query])}`,
          async () =>
            storedContent(jsonType, write({ success: true, ...(await contentFor(undefined)) })),
          ({ length }) => 2 * length,
        )
        return sendStored(request, reply.header('cache-control', cacheable), kept)
      }
      if (call.multipart) await options.beforeForm?.(head)
      const result = await (call.multipart
        ? withForm(app, call, request, contentFor)
        : contentFor(readBody(call, request)))
      const json = write({ success: true, ...result })
      if (sendCacheable) return sendCacheable(request, reply, json)
      // Not compressed: the length of a compressed response tells about secrets in it to those who
      // can choose a part of it.
      reply.type(jsonType)
      return json
    },
  })
}

function rateLimitOf<C extends RouteCall>({
  isProbe = false,
  requestsPerMinute,
}: RouteOptions<C>): FastifyContextConfig {
  if (isProbe) return { rateLimit: false, isQuiet: true }
  return requestsPerMinute === undefined ? {} : { rateLimit: { max: requestsPerMinute } }
}

function readHead(call: Call, request: FastifyRequest) {
  return {
    params: call.params && validateParams(call.params, request.params),
    query: call.query
      ? validate(call.query, queryInput(call.query, queryOf(request.url)))
      : refuseInput(request.query),
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

function readBody(call: Call, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw refuse('unsupported_media_type', { expected: 'json' })
  return call.body ? validate(call.body, request.body) : refuseInput(request.body)
}

/** An id that no record can have is an unknown record. */
function validateParams(schema: NonNullable<Call['params']>, params: unknown): unknown {
  try {
    return validate(schema, params)
  } catch (error) {
    throw error instanceof ApiError ? refuse('not_found') : error
  }
}

/** Clients may store it, and ask each time whether it is still the same. */
const cacheable = 'public, no-cache'

const jsonType = 'application/json; charset=utf-8'

/** The most memory for responses of one call with their encodings, in bytes. */
const maxSize = 8_000_000

/**
 * Sends responses that are the same for everyone. Each is compressed once, for as long as it stays
 * the same.
 */
function cacheableSender() {
  const kept = new LRUCache<string, StoredContent>({
    maxSize,
    sizeCalculation: ({ length }) => 2 * length,
  })
  return async (request: FastifyRequest, reply: FastifyReply, json: string) => {
    const etag = etagOf(json)
    const before = kept.get(etag)
    const content = before ?? storedContent(jsonType, json, etag)
    if (!before) kept.set(etag, content)
    return sendStored(request, reply.header('cache-control', cacheable), content)
  }
}
