import { failureResponse } from '@rampart/screens/testing/memory/memoryServer.ts'
import { refusal } from '@rampart/screens/testing/memory/refusals.ts'
import { http, HttpResponse } from 'msw'
import signed from './signedCredentials.json' with { type: 'json' }

const documents: Readonly<Record<string, object>> = signed.documents

/**
 * The documents with which a reader's browser checks credentials. They are really signed, as the
 * API signs; the key is gone, so nothing in `signedCredentials.json` can be changed without making
 * it invalid. CSN-DEMO000003 is revoked in the list.
 */
export const credentialHandlers = [
  http.get('/.well-known/did.json', () => HttpResponse.json(signed.issuer)),
  http.get('/api/issuer/status/1', () => HttpResponse.json(signed.statusList)),
  http.get<{ name: string }>('/api/:type/file/:name', ({ params }) => {
    const found = documents[params.name.replace(/\.json$/, '')]
    return found ? HttpResponse.json(found) : failureResponse(refusal('not_found'))
  }),
]
