import { failureResponse } from '@rampart/screens/testing/memory/memoryServer.ts'
import { refusal } from '@rampart/screens/testing/memory/refusals.ts'
import { http, HttpResponse } from 'msw'
import signed from './signedCredentials.json' with { type: 'json' }

const documents: Readonly<Record<string, object>> = signed.documents

/**
 * What a reader's browser checks credentials by. Really signed, as the API signs: the key was
 * thrown away, so a change of one letter of `signedCredentials.json` has altered it. CSN-DEMO000003
 * is revoked in the list.
 */
export const credentialHandlers = [
  http.get('/.well-known/did.json', () => HttpResponse.json(signed.issuer)),
  http.get('/api/issuer/status/1', () => HttpResponse.json(signed.statusList)),
  http.get<{ name: string }>('/api/:type/file/:name', ({ params }) => {
    const found = documents[params.name.replace(/\.json$/, '')]
    return found ? HttpResponse.json(found) : failureResponse(refusal('not_found'))
  }),
]
