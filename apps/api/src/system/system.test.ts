import { expect, test } from 'vitest'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi({ PUBLIC_URL: 'https://learn.example.org' })

test('the process says whether it is alive and whether it is ready', async () => {
  expect((await api.get('/health/live')).json()).toEqual({ success: true })
  expect((await api.get('/health/ready')).json()).toEqual({ success: true })
  api.isReady = false
  const response = await api.get('/health/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ success: false, code: 'not_ready' })
  expect((await api.get('/health/live')).statusCode).toBe(200)
})

test('the reference describes the calls', async () => {
  const document = (await api.get('/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  expect(document.servers).toEqual([{ url: 'https://learn.example.org' }])
  expect(document.paths['/api/explore'].get.operationId).toBe('explore')
})

test('the reference is compressed, and sent again only if it has changed', async () => {
  const first = await api.get('/openapi.json', { 'accept-encoding': 'gzip' })
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, no-cache',
  })
  expect(first.rawPayload.length).toBeLessThan(50_000)
  const again = await api.get('/openapi.json', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/explore', '/search?q=linux', '/health/live', '/auth/signup'])(
  'the reference says whether clients may keep the response of %s, and whether it is translated',
  async (path) => {
    const document = (await api.get('/openapi.json')).json()
    const { parameters, responses } = document.paths[`/api${path.replace(/\?.*/, '')}`].get
    const { headers } = await api.get(path)
    const described = new Set(parameters.map(({ name }: { name: string }) => name))
    expect('304' in responses).toBe('etag' in headers)
    expect(described.has('If-None-Match')).toBe('etag' in headers)
    expect(described.has('Accept-Language')).toBe(/accept-language/.test(`${headers.vary}`))
  },
)
