import { expect, test } from 'vitest'
import { useTestApi } from '../testing/testApi.ts'

// Twelve requests a minute.
const api = useTestApi({ RATE_LIMIT_SCALE: '0.01' })

test('the general limit is a 429 with a time, and does not count health checks', async () => {
  const responses = []
  for (let request = 1; request <= 14; request += 1) {
    responses.push(
      await api.app.inject({ method: 'GET', url: '/api/explore', remoteAddress: '203.0.113.9' }),
    )
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 12 }, () => 200),
    429,
    429,
  ])
  expect(responses[13]?.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(Number(responses[13]?.headers['retry-after'])).toBeGreaterThan(0)
  const health = await api.app.inject({
    method: 'GET',
    url: '/api/health/live',
    remoteAddress: '203.0.113.9',
  })
  expect(health.statusCode).toBe(200)
})

test('calls that do not exist count too', async () => {
  const statuses = []
  for (let request = 1; request <= 13; request += 1) {
    statuses.push(
      (
        await api.app.inject({
          method: 'GET',
          url: `/api/guess-${request}`,
          remoteAddress: '203.0.113.10',
        })
      ).statusCode,
    )
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 404), 429])
})

const proxied = useTestApi({ RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '192.0.2.1' })

async function askFor(remoteAddress: string, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client }
  return (await proxied.app.inject({ method: 'GET', url: '/api/explore', remoteAddress, headers }))
    .statusCode
}

test('a forwarded address counts from a trusted proxy, and from no one else', async () => {
  for (let request = 1; request <= 12; request += 1) {
    expect(await askFor('192.0.2.1', '203.0.113.20')).toBe(200)
    expect(await askFor('203.0.113.30', `203.0.113.${100 + request}`)).toBe(200)
  }
  expect(await askFor('192.0.2.1', '203.0.113.20')).toBe(429)
  expect(await askFor('192.0.2.1', '203.0.113.21')).toBe(200)
  expect(await askFor('203.0.113.30', '203.0.113.200')).toBe(429)
})

test('a trusted proxy is known by its address, whichever port another one adds to it', async () => {
  for (let request = 1; request <= 13; request += 1)
    expect(await askFor('192.0.2.1', `203.0.113.${40 + request}, 192.0.2.1:4431`)).toBe(200)
})

const trusting = useTestApi({ RATE_LIMIT_SCALE: '0.01', TRUSTED_NETWORKS: '203.0.113.0/24' })

test('an address of a trusted network has fifty times the requests', async () => {
  const ask = async (remoteAddress: string) =>
    (await trusting.app.inject({ method: 'GET', url: '/api/explore', remoteAddress })).statusCode
  for (let request = 1; request <= 600; request += 1) expect(await ask('203.0.113.9')).toBe(200)
  expect(await ask('203.0.113.9')).toBe(429)
  for (let request = 1; request <= 12; request += 1) expect(await ask('198.51.100.9')).toBe(200)
  expect(await ask('198.51.100.9')).toBe(429)
})
