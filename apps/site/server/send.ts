import type { FastifyInstance } from 'fastify'
import type { Send } from '../src/adapters/request.ts'

/** Longest wait for an API that runs apart, in milliseconds. */
const timeout = 5_000

/** Calls the API in this process, without a socket. */
export function sendInProcess(server: FastifyInstance): Send {
  return async (path, { method, headers, body }) => {
    const answer = await server.inject({ method: method as 'GET', url: path, headers, ...(body === undefined ? {} : { payload: body }) })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') } })
  }
}

/** Calls an API that runs apart. */
export function sendTo(apiUrl: string): Send {
  return (path, init) => fetch(new URL(path, apiUrl), { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
}
