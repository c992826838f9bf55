import { apiBase } from '@rampart/contract/calls/call'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { afterEach, beforeEach, vi } from 'vitest'
import type { TestApi } from '../../testing/testApi.ts'

/**
 * The verifier's result for a valid credential. It knows trusted issuers from registries alone, and
 * was given none.
 */
export const right = {
  valid_signature: true,
  expiration: true,
  revocation_status: true,
  registered_issuer: false,
  errors: [],
}

/**
 * What we sign, checked by the Digital Credentials Consortium's verifier: its code reads the
 * credential, resolves `did:web`, checks the proof and reads the status list. It is another
 * organization's code, but not fully independent of ours: its JSON-LD libraries are forks of
 * Digital Bazaar's, which sign here, and its Open Badges contexts are the package that we bundle
 * too. It remembers the issuer's document, so each file that uses it takes a host of its own.
 */
export function useIndependentVerifier(api: TestApi, publicUrl: string) {
  const asked: string[] = []

  /** The network: the documents of this site, and nothing else. */
  async function fetchOwn(input: Request | URL | string): Promise<Response> {
    const { href, origin, pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(href)
    const isPublished =
      pathname === '/.well-known/did.json' || pathname.startsWith(`${apiBase}/issuer/`)
    if (origin !== publicUrl || !isPublished) throw new Error('The network is off.')
    const { body, statusCode, headers } = await api.get(
      pathname === '/.well-known/did.json' ? '/issuer/did.json' : pathname.replace(apiBase, ''),
    )
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    })
  }

  beforeEach(() => {
    asked.length = 0
    // It prints that it cannot read the schema, which is on another site.
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    vi.stubGlobal('fetch', fetchOwn)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  return {
    /** The addresses that were asked for in this test. */
    asked,
    readSigned: async (id: string): Promise<Record<string, unknown>> =>
      (await api.get(`/${id.startsWith('BDG') ? 'badge' : 'certificate'}/file/${id}.json`)).json(),
    /** The result of each of its checks, and the errors that prevented a check. */
    verify: async (signed: object) => {
      const credential = structuredClone(signed) as Parameters<
        typeof verifyCredential
      >[0]['credential']
      const { log = [], errors = [] } = await verifyCredential({
        credential,
        knownDIDRegistries: [],
      })
      return {
        ...Object.fromEntries(log.map(({ id, valid }) => [id, valid])),
        errors: errors.map(({ name }) => name),
      }
    },
  }
}
