import { apiBase } from '@rampart/contract/calls/call'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDemoRecords } from '../../testing/demoSite.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { reissue, revoke } from './operations.ts'

/**
 * What we sign, checked by the Digital Credentials Consortium's verifier: its code reads the credential, resolves `did:web`, checks the
 * proof and reads the status list. It is another organisation's code, not another invention: its JSON-LD libraries are forks of Digital
 * Bazaar's, which sign here, and its Open Badges contexts are the package that we bundle too.
 */
const publicUrl = 'https://learn.example.org'
const api = useTestApi({ PUBLIC_URL: publicUrl, HOST: '127.0.0.1' })
useDemoRecords(api)

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  // It prints that it cannot read the schema, which lies on another site.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubGlobal('fetch', fetchOwn)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

async function readSigned(id: string): Promise<Record<string, unknown>> {
  return (
    await api.get(`/${id.startsWith('BDG') ? 'badge' : 'certificate'}/file/${id}.json`)
  ).json()
}

/** What its log says of each thing that it looked at, and why it could look at nothing. */
async function verify(signed: object) {
  const credential = structuredClone(signed) as Parameters<typeof verifyCredential>[0]['credential']
  const { log = [], errors = [] } = await verifyCredential({ credential, knownDIDRegistries: [] })
  return {
    ...Object.fromEntries(log.map(({ id, valid }) => [id, valid])),
    errors: errors.map(({ name }) => name),
  }
}

// It knows trusted issuers from registries alone, and was given none.
const right = {
  valid_signature: true,
  expiration: true,
  revocation_status: true,
  registered_issuer: false,
  errors: [],
}

test.each(['CSN-DEMO000001', 'CSN-DEMO000002', 'BDG-DEMO000001'])(
  "the consortium's verifier accepts %s with the network off",
  async (id) => {
    expect(await verify(await readSigned(id))).toEqual(right)
    expect(asked.filter((address) => address.startsWith(publicUrl))).toContain(
      `${publicUrl}/api/issuer/status/1`,
    )
  },
)

test.each(['CSN-DEMO000001', 'BDG-DEMO000001'])(
  "the consortium's verifier refuses %s with another name in it",
  async (id) => {
    const altered = JSON.parse(
      JSON.stringify(await readSigned(id)).replaceAll('Dana Learner', 'Mallory Forger'),
    )
    expect(await verify(altered)).toEqual({ errors: ['invalid_signature'] })
  },
)

test("the consortium's verifier sees that one is revoked, and that one is superseded", async () => {
  expect(await verify(await readSigned('CSN-DEMO000003'))).toEqual({
    ...right,
    revocation_status: false,
  })
  const badge = await readSigned('BDG-DEMO000001')
  await revoke(api.db, 'BDG-DEMO000001', { reason: 'A test', now: api.clock })
  expect(await verify(badge)).toEqual({ ...right, revocation_status: false })
  const before = await readSigned('CSN-DEMO000001')
  await reissue(api.db, 'CSN-DEMO000001', { name: 'Dana B. Learner', now: api.clock })
  expect([await verify(before), await verify(await readSigned('CSN-DEMO000001'))]).toEqual([
    { ...right, revocation_status: false },
    right,
  ])
})

test("the consortium's verifier says nothing of revocation where the list cannot be had", async () => {
  const signed = await readSigned('CSN-DEMO000002')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is off.')))
  expect(await verify(signed)).not.toHaveProperty('revocation_status', true)
})
