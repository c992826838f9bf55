import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { hashingTimeout } from '../auth/passwords.ts'
import { readConfig } from '../config.ts'
import { serverOptions } from './serverOptions.ts'

test.each([
  ['a visitor, for seconds', {}, 'timeout=10, max=1000'],
  ['a proxy, for longer than it keeps one', { TRUST_PROXY: 'loopback' }, 'timeout=125, max=1000'],
])('an idle connection is kept for %s', async (_whom, env, kept) => {
  const server = Fastify({ ...serverOptions(readConfig(env)), logger: false })
  server.get('/', () => 'here')
  const response = await fetch(await server.listen())
  await response.text()
  expect(response.headers.get('keep-alive')).toBe(kept)
  await server.close()
})

test('the largest upload may come at 160 kilobits a second', () => {
  const { requestTimeout } = serverOptions(readConfig({}))
  expect(requestTimeout).toBeGreaterThan((10 * 1_024 * 1_024 * 1_000) / 20_000)
})

test('a response that nobody reads is given up, after the longest silence of a request', async () => {
  const { server } = Fastify({ ...serverOptions(readConfig({})), logger: false })
  expect(server.timeout).toBeGreaterThan(hashingTimeout)
  expect(server.timeout).toBeLessThan(300_000)
})
