import { expect, test } from 'vitest'
import { useDemoRecords } from '../../testing/demoSite.ts'
import { testKey, useTestApi } from '../../testing/testApi.ts'
import { right, useIndependentVerifier } from './independentVerifier.ts'
import { rotateKey } from './keys.ts'
import { reissue } from './operations.ts'

const publicUrl = 'https://rotated.example.org'
const api = useTestApi({ PUBLIC_URL: publicUrl, HOST: '127.0.0.1' })
useDemoRecords(api)
const { readSigned, verify } = useIndependentVerifier(api, publicUrl)

test("the consortium's verifier accepts what an earlier key signed, and what the new one signs", async () => {
  const before = await readSigned('CSN-DEMO000002')
  const key = await rotateKey({ db: api.db, secrets: [testKey], now: () => api.clock })
  await reissue(api.db, 'CSN-DEMO000001', { name: 'Dana C. Learner', now: api.clock })
  const after = await readSigned('CSN-DEMO000001')
  expect(JSON.stringify(after['proof'])).toContain(key)
  expect(JSON.stringify(before['proof'])).not.toContain(key)
  expect([await verify(before), await verify(after)]).toEqual([right, right])
})
