import type { FastifyInstance } from 'fastify'
import type { Send } from '../src/adapters/request.ts'

/** Longest wait for an API that runs apart, in milliseconds. */
const timeout = 5_000

/** Returns how to call the API for a visitor; the API's limits count by the visitor's address. */
export type SendFor = (visitor: string) => Send

/** Calls the API in this process, without a socket. */
export function sendInProcess(server: FastifyInstance): SendFor {
  return (remoteAddress) =>
    async (path, { method, headers, body }) => {
      const injected = await server.inject({
        method: method as 'GET',
        url: path,
        headers,
        remoteAddress,
        ...(body === undefined ? {} : { payload: body }),
      })
      return new Response(injected.body, {
        status: injected.statusCode,
        headers: { 'content-type': String(injected.headers['content-type'] ?? 'application/json') },
      })
    }
}

/** Calls an API that runs apart. */
export function sendTo(apiUrl: string): SendFor {
  return (visitor) => (path, init) =>
    fetch(new URL(path, apiUrl), {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': visitor },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
}
