import { callPath, queryText } from '@rampart/contract/calls/call'
import type {
  Call,
  CallBody,
  CallParams,
  CallQuery,
  CallResponse,
} from '@rampart/contract/calls/call'
import { errorBodySchema } from '@rampart/contract/entities/errorBody'
import { decodeToken } from '@rampart/contract/rules/tokenRules'
import { AdapterError, hasFieldError } from '@rampart/screens/adapters/errors.ts'
import * as z from 'zod/mini'
import { languageOf } from '../languages.ts'
import { networkMessages } from './network.messages.ts'

/** How a request is sent: by the browser's `fetch`, or by the server's own way to the API. */
export type Send = (
  path: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string | FormData
    keepalive?: boolean
    signal?: AbortSignal
  },
) => Promise<Response>

/** Tokens of the signed-in learner and of a bootcamp's participant; undefined if there is none. */
export interface Tokens {
  learner: () => string | undefined
  bootcamp: () => string | undefined
}

interface Input<C extends Call> {
  params?: CallParams<C>
  query?: CallQuery<C>
  body?: CallBody<C>
  /** Token to send in place of that of the person whom the call is for. */
  token?: string
  /** The request is sent even while the page is being left. @default false */
  keepalive?: boolean
  /** How to send the request, if not in the usual way. */
  through?: Send
}

/**
 * Sends calls of the contract with the token of the person whom they are for, if there is one;
 * every failure is an `AdapterError`. `language` returns the tag of the page's language.
 */
export function createRequest(send: Send, tokens: Tokens, language?: () => string) {
  async function request<const C extends Call>(
    call: C,
    { params, query, body, token: given, keepalive, through = send }: Input<C> = {},
  ): Promise<CallResponse<C>> {
    const token = call.auth === 'bootcamp' ? tokens.bootcamp : tokens.learner
    const path = pathOf(call, params) + queryText(query)
    const ask = (bearer: string | undefined) => {
      const headers = {
        accept: 'application/json',
        // In place of the browser's own: the response has to be in the language of the page.
        ...(language && { 'accept-language': language() }),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        // For a form the browser sets it, with the boundary of its parts.
        ...(body === undefined || call.multipart ? {} : { 'content-type': 'application/json' }),
      }
      return through(path, {
        method: call.method,
        headers,
        ...(body === undefined
          ? {}
          : { body: call.multipart ? formOf(body) : JSON.stringify(body) }),
        ...(keepalive ? { keepalive } : {}),
      }).catch((cause: unknown) => {
        throw new AdapterError({ status: 0, cause })
      })
    }
    const bearer = given ?? token()
    let response = await ask(bearer)
    const next = given ?? token()
    if (bearer && next && bearer !== next && call.auth !== 'public') {
      const [person, now] = [personOf(bearer), personOf(next)]
      // The response is about a person who has left: their data, or the end of their session, does
      // not concern the person who is here now.
      if (person !== now) throw new AdapterError({ status: 0 })
      // A change of the password ends a token while calls are under way with it; the same person
      // has the next token by then.
      if (person !== undefined && response.status === 401) response = await ask(next)
    }
    const content: unknown = await response.json().catch((cause: unknown) => {
      // The connection broke off before the end of the response.
      if (response.ok && !(cause instanceof SyntaxError))
        throw new AdapterError({ status: 0, cause })
    })
    const { ok, status } = response
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    // From a network that asks for a sign-in of its own first: the server has not been reached.
    if (isPage && (ok || status === 401))
      throw new AdapterError({ status: 0, serverMessage: await networkPage(language) })
    if (!ok) throw failure(status, content)
    const parsed = z.safeParse(call.response, content)
    if (!parsed.success) {
      throw new AdapterError({ status: 0, isUnreadable: true, cause: parsed.error })
    }
    return parsed.data as CallResponse<C>
  }

  return <const C extends Call>(call: C, input: Input<C> = {}): Promise<CallResponse<C>> =>
    request(call, input).catch((error: unknown) => {
      const body = { ...(input.body as Record<string, unknown> | undefined) }
      const isNew = call.newFields?.some((name) => body[name] !== undefined)
      if (!isNew || !hasFieldError(error, 'unknown_field')) throw error
      // A process of the release before, which runs beside the one of this page during an update.
      for (const name of call.newFields ?? []) delete body[name]
      return request(call, { ...input, body: body as CallBody<C> })
    })
}

/** A name that no address can contain, such as dots, is the name of nothing. */
function pathOf(call: Call, params: unknown): string {
  try {
    return (callPath as (call: Call, params?: unknown) => string)(call, params)
  } catch (cause) {
    throw new AdapterError({ status: 404, cause })
  }
}

/** What to do about a network's page. The texts of the page's language are loaded already. */
async function networkPage(language = () => 'en'): Promise<string> {
  const { name, english } = networkMessages
  return { ...english, ...(await languageOf(language()).load())[name] }.page
}

const personOf = (token: string): unknown => decodeToken(token)?.['sub']

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, string | Blob][])
    form.append(name, value)
  return form
}

/**
 * The error for a refusal of the API. If it has no JSON, it comes from a proxy, whose 404 means
 * that it knows no server at the moment, not that the requested thing does not exist.
 */
export function failure(status: number, content: unknown): AdapterError {
  const body = z.safeParse(errorBodySchema, content)
  if (!body.success) return new AdapterError({ status: status === 404 && !content ? 502 : status })
  return new AdapterError({
    status,
    code: body.data.code,
    details: body.data.details,
    serverMessage: body.data.message,
    fieldErrors: body.data.errors ?? [],
  })
}

/** Makes a call of the contract. */
export type MakeCall = ReturnType<typeof createRequest>
