import { expect, test } from 'vitest'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('an address is sent three codes an hour, registered or not; a client asks for ten', async () => {
  const ask = (email: string) => api.post('/auth/forgot-password', { email })
  for (let count = 0; count < 3; count++) expect((await ask('nobody@example.org')).statusCode).toBe(200)
  const refused = await ask('nobody@example.org')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  const others = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`other-${index}@example.org`)))
  expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  api.clock = new Date(api.clock.getTime() + 3_601_000)
  expect((await ask('nobody@example.org')).statusCode).toBe(200)
})
