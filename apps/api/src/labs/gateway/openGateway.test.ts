import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { labRequestPath } from '@rampart/contract/rules/labRequest'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createCounts } from '../../http/sharedCounts.ts'
import { openGateway } from './openGateway.ts'

test.each([
  ['a proxy', '127.0.0.1', 'timeout=125'],
  ['nothing', '', 'timeout=10'],
])('behind %s an idle connection is kept as that of the site is', async (_what, proxy, kept) => {
  const now = () => new Date()
  const config = readConfig({ TRUST_PROXY: proxy, LAB_PORT: '0', HOST: '127.0.0.1' })
  const gateway = await openGateway({
    config,
    // Nothing here asks for a session.
    db: undefined as never,
    news: { follow: () => () => undefined, isUp: () => false },
    counts: createCounts(now),
    now,
    host: 'this machine',
    onUsed: () => undefined,
    log: undefined as never,
  })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(async () => {
    agent.destroy()
    await gateway.close()
  })
  const asking = request({
    host: '127.0.0.1',
    port: gateway.port,
    path: labRequestPath,
    method: 'OPTIONS',
    headers: { origin: new URL(config.publicUrl).origin },
    agent,
  }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.headers['keep-alive']).toBe(kept)
})
