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
