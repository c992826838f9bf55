import { expect, test, vi } from 'vitest'
import { onServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { hasValkey, startValkey } from '../../apps/api/src/testing/valkeyServer.ts'
import { serving } from '../process/support/processes.ts'
import type { Serving } from '../process/support/processes.ts'
import { command, start } from '../process/support/tests.ts'
import { filledSettings, postgres } from './support/postgres.ts'

/** Longer than an exchange or a reconnection takes, also on a busy machine. */
const soon = { timeout: 30_000, interval: 100 }

/** 60 requests a minute for each address. */
const scale = '0.05'

/** Requests a path for a visitor with this address. Returns the status. */
async function ask({ address }: Serving, path: string, from = '203.0.113.9'): Promise<number> {
  const response = await fetch(address + path, { headers: { 'x-forwarded-for': from } })
  await response.arrayBuffer()
  return response.status
}

/**
 * Expects that an address that has almost used up its limit at one process is soon refused by the
 * other, which alone would accept 60 requests.
 */
async function expectOneLimit(one: Serving, other: Serving, path: string): Promise<void> {
  for (let asked = 0; asked < 50; asked += 1) expect(await ask(one, path)).toBe(200)
  let answered = 0
  await vi.waitFor(async () => {
    const status = await ask(other, path)
    if (status === 200) answered += 1
    expect(status).toBe(429)
  }, soon)
  expect(answered).toBeLessThan(30)
}

test('two processes limit an address together, with the Valkey server and while it is away', async ({
  skip,
}) => {
  if (!hasValkey) skip('neither valkey-server nor redis-server is on this machine')
  const password = 'a-password-of-valkey'
  const valkey = await startValkey({ password })
  const server = await postgres()
  const settings = {
    ...(await filledSettings(server)),
    VALKEY_URL: valkey.url,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_SCALE: scale,
  }
  const [one, other] = [
    await serving(command('site', settings)),
    await serving(command('site', settings)),
  ]
  await expectOneLimit(one, other, '/api/explore')
  expect(await ask(other, '/api/explore', '203.0.113.10')).toBe(200)
  expect(await onServer(settings.DATABASE_URL, 'select * from failure_counters')).toEqual([])

  await valkey.kill()
  const times: number[] = []
  const away = vi.waitFor(() => {
    for (const process of [one, other])
      expect(process.output()).toContain(
        'Valkey cannot be used: each process counts requests alone',
      )
  }, soon)
  for (let asked = 0; asked < 50; asked += 1)
    for (const process of [one, other]) {
      const begun = performance.now()
      expect(await ask(process, '/api/explore', '203.0.113.11')).toBe(200)
      times.push(performance.now() - begun)
    }
  await away
  for (const { address } of [one, other])
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  console.log(`without the server: the slowest of ${times.length} took ${Math.max(...times)} ms`)

  await valkey.start()
  await vi.waitFor(() => {
    for (const process of [one, other])
      expect(process.output()).toContain('Valkey is used again: requests are counted together')
  }, soon)
  for (const process of [one, other]) {
    await vi.waitFor(
      async () => expect(await ask(process, '/api/explore', '203.0.113.11')).toBe(429),
      soon,
    )
    expect(process.output() + process.errors()).not.toContain(password)
    process.kill('SIGTERM')
    expect(await process.end).toBe(0)
  }
})

test('sites apart from their API limit an address together', async ({ skip }) => {
  if (!hasValkey) skip('neither valkey-server nor redis-server is on this machine')
  const { url } = await startValkey()
  const settings = {
    // This page needs no data, so nothing has to listen there.
    API_URL: 'http://127.0.0.1:9',
    VALKEY_URL: url,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_SCALE: scale,
  }
  const [one, other] = [
    await serving(start('site', settings)),
    await serving(start('site', settings)),
  ]
  await expectOneLimit(one, other, '/signin')
  for (const process of [one, other]) {
    process.kill('SIGTERM')
    expect(await process.end).toBe(0)
  }
})
