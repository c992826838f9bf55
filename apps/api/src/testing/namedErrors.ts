import { apiBase } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import { errorsOf, misfitErrors } from '@rampart/contract/errors/errorsOf'
import type { FastifyInstance } from 'fastify'

const calls: readonly Call[] = Object.values(callTable)

/** Records each error whose code the contract does not name for its call. */
export function noteUnnamedErrors(app: FastifyInstance, notes: string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url } = request.routeOptions
    const call = calls.find((known) => known.method === method && apiBase + known.path === url)
    if (!call || reply.statusCode < 400 || typeof payload !== 'string') return
    const { code } = JSON.parse(payload) as { code: string }
    const named: string[] = [...errorsOf(call), ...misfitErrors(call)]
    if (!named.includes(code)) notes.push(`${call.name}: ${code}`)
  })
}
