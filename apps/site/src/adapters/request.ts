import { callPath } from '@rampart/contract/calls/call'
import type { Call, CallBody, CallParams, CallResponse } from '@rampart/contract/calls/call'
import { errorBodySchema } from '@rampart/contract/entities/errorBody'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import * as z from 'zod/mini'

/** What a request goes through: the browser's `fetch`, or the server's own way to the API. */
export type Send = (path: string, init: { method: string; headers: Record<string, string>; body?: string; keepalive?: boolean }) => Promise<Response>

interface Input<C extends Call> {
  params?: CallParams<C>
  body?: CallBody<C>
  /** Goes out even while the page is being left. @default false */
  keepalive?: boolean
}

/** Sends calls of the contract with the token, if any; every failure comes as an `AdapterError`. */
export function createRequest(send: Send, token: () => string | undefined) {
  return async function request<const C extends Call>(call: C, { params, body, keepalive }: Input<C> = {}): Promise<CallResponse<C>> {
    const bearer = token()
    const headers = {
      accept: 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const path = (callPath as (call: Call, params?: unknown) => string)(call, params)
    const response = await send(path, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(keepalive ? { keepalive } : {}),
    }).catch((cause: unknown) => {
      throw new AdapterError({ status: 0, cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw failure(response.status, answer)
    const parsed = z.safeParse(call.response, answer)
    if (!parsed.success) throw new AdapterError({ status: 0, cause: parsed.error })
    return parsed.data as CallResponse<C>
  }
}

function failure(status: number, answer: unknown): AdapterError {
  const body = z.safeParse(errorBodySchema, answer)
  if (!body.success) return new AdapterError({ status })
  return new AdapterError({ status, serverMessage: body.data.message, fieldMessages: body.data.errors?.map(({ msg }) => msg) ?? [] })
}
