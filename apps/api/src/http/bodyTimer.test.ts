import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { installBodyTimer } from './bodyTimer.ts'

test('a body that does not arrive in time costs the sender the connection; one that does is served', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  installBodyTimer(app, 100)
  app.post('/', (request) => request.body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
  expect(await response.json()).toEqual({ a: 1 })

  const slow = connect(port, '127.0.0.1')
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a"')
  let received = ''
  slow.on('data', (chunk) => {
    received += String(chunk)
  })
  slow.on('error', () => undefined)
  await once(slow, 'close')
  expect(received).not.toContain('200 OK')
})
