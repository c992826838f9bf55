import { expect, test, vi } from 'vitest'
import { onServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { hasValkey, startValkey } from '../../apps/api/src/testing/valkeyServer.ts'
import { serving } from '../process/support/processes.ts'
import { command } from '../process/support/tests.ts'
import { filledSettings, postgres } from './support/postgres.ts'

/** Longer than an exchange or a reconnection takes, also on a busy machine. */
const soon = { timeout: 30_000, interval: 100 }

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
    PORT: '0',
    TRUST_PROXY: 'loopback',
    // 60 a minute and address.
    RATE_LIMIT_SCALE: '0.05',
  }
  const [one, other] = [
    await serving(command('site', settings)),
    await serving(command('site', settings)),
  ]
  const times: number[] = []
  const ask = async ({ address }: typeof one, from: string) => {
    const begun = performance.now()
    const { status } = await fetch(`${address}/api/explore`, {
      headers: { 'x-forwarded-for': from },
    })
    times.push(performance.now() - begun)
    return status
  }

  for (let asked = 0; asked < 50; asked += 1) expect(await ask(one, '203.0.113.9')).toBe(200)
  let answered = 0
  const limited = await vi.waitFor(async () => {
    const status = await ask(other, '203.0.113.9')
    if (status === 200) answered += 1
    expect(status).toBe(429)
    return status
  }, soon)
  expect(limited).toBe(429)
  // By itself it would have answered 60.
  expect(answered).toBeLessThan(30)
  expect(await ask(other, '203.0.113.10')).toBe(200)
  expect(await onServer(settings.DATABASE_URL, 'select * from failure_counters')).toEqual([])

  await valkey.kill()
  times.length = 0
  const away = vi.waitFor(() => {
    for (const process of [one, other])
      expect(process.output()).toContain(
        'Valkey cannot be used: each process counts requests alone',
      )
  }, soon)
  for (let asked = 0; asked < 50; asked += 1)
    for (const process of [one, other]) expect(await ask(process, '203.0.113.11')).toBe(200)
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
    await vi.waitFor(async () => expect(await ask(process, '203.0.113.11')).toBe(429), soon)
    expect(process.output() + process.errors()).not.toContain(password)
    process.kill('SIGTERM')
    expect(await process.end).toBe(0)
  }
})
