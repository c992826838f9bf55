import { apiBase } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import { errorsOf } from '@rampart/contract/errors/errorsOf'
import type { FastifyInstance } from 'fastify'

const calls: readonly Call[] = Object.values(callTable)

/** Refusals of requests that fit no call, for example a body for a call without one. */
const ofAnyRequest = ['invalid_request', 'invalid_json', 'unsupported_media_type', 'body_too_large']

/** Records each error whose code the contract does not name for its call. */
export function noteUnnamedErrors(app: FastifyInstance, notes: string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url } = request.routeOptions
    const call = calls.find((known) => known.method === method && apiBase + known.path === url)
    if (!call || reply.statusCode < 400 || typeof payload !== 'string') return
    const { code } = JSON.parse(payload) as { code: string }
    if (![...ofAnyRequest, ...errorsOf(call)].includes(code)) notes.push(`${call.name}: ${code}`)
  })
}
