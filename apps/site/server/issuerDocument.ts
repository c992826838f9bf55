import { forAnySite, preflight, sendStored, storedContent } from '@rampart/api'
import type { FastifyInstance } from 'fastify'
import type { SendFor } from './send.ts'
import { sendUnavailable } from './sendUnavailable.ts'

/** Where `did:web` looks for the keys of the issuer of credentials here. */
const path = '/.well-known/did.json'

/** Serves the API's document at this path, for verifiers of any site. */
export async function issuerDocument(
  server: FastifyInstance,
  { sendFor }: { sendFor: SendFor },
): Promise<void> {
  server.options(path, (_request, reply) => reply.code(204).headers(preflight).send())
  server.get(path, async (request, reply) => {
    const response = await sendFor(request.ip)('/api/issuer/did.json', {
      method: 'GET',
      headers: {},
    }).catch(() => null)
    if (!response?.ok) return sendUnavailable(reply)
    const type = response.headers.get('content-type') ?? 'application/json'
    reply.headers({ ...forAnySite, 'cache-control': 'public, no-cache' })
    return sendStored(request, reply, storedContent(type, await response.text()))
  })
}
