import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useDemoRecords } from '../../testing/demoSite.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { users } from '../../users/users.tables.ts'
import { right, useIndependentVerifier } from './independentVerifier.ts'
import { changeConsent } from '../evidence/evidence.service.ts'
import { reissue, revoke } from './operations.ts'

const publicUrl = 'https://learn.example.org'
const api = useTestApi({ PUBLIC_URL: publicUrl, HOST: '127.0.0.1' })
useDemoRecords(api)

const { asked, readSigned, verify } = useIndependentVerifier(api, publicUrl)

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

test("the consortium's verifier accepts evidence, finds a forged one, and takes copies from before its withdrawal", async () => {
  const [dana] = await api.db.select().from(users).where(eq(users.email, 'learner@demo.test'))
  // An hour apart and before now: this verifier refuses what begins in the next second.
  const change = (isShown: boolean, hoursAgo: number) =>
    changeConsent(api.db, {
      userId: dana?.id ?? '',
      isShown,
      now: new Date(api.clock.getTime() - hoursAgo * 60 * 60 * 1000),
      rateLimitScale: 1,
    })
  const bare = await readSigned('CSN-DEMO000001')
  await change(true, 2)
  const shown = await readSigned('CSN-DEMO000001')
  expect(shown['evidence']).toMatchObject([{ type: ['Evidence'], name: 'The Exposed Bucket' }])
  const forged = JSON.parse(JSON.stringify(shown).replace('Solved 5 of 5', 'Solved 9 of 9'))
  expect(JSON.stringify(forged)).toContain('Solved 9 of 9')
  expect(await verify(forged)).toEqual({ errors: ['invalid_signature'] })
  await change(false, 1)
  const withdrawn = await readSigned('CSN-DEMO000001')
  expect(withdrawn).not.toHaveProperty('evidence')
  for (const json of [bare, shown, withdrawn]) expect(await verify(json)).toEqual(right)
})

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

test("the consortium's verifier says nothing about revocation if the list cannot be loaded", async () => {
  const signed = await readSigned('CSN-DEMO000002')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is off.')))
  expect(await verify(signed)).not.toHaveProperty('revocation_status', true)
})
