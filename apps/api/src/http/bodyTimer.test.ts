import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installBodyTimer } from './bodyTimer.ts'

test('a body that does not arrive in time closes the connection; one that does is served', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  installBodyTimer(app, 100)
  app.post('/', (request) => request.body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toEqual({ a: 1 })

  const slow = connect(port, '127.0.0.1')
  slow.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a"',
  )
  let received = ''
  slow.on('data', (chunk) => {
    received += String(chunk)
  })
  slow.on('error', () => undefined)
  await once(slow, 'close')
  expect(received).not.toContain('200 OK')
})

/**
 * A server that takes forms of this many bytes, and a connection that has sent a form's headers.
 */
async function startForm(
  formLimit: number,
  pace: { bytesPerSecond: number; grace: number; every: number },
) {
  const app = Fastify()
  onTestFinished(() => app.close())
  // A time limit for JSON that would also stop every form.
  installBodyTimer(app, 1, pace)
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume()
    payload.once('end', () => done(null, undefined))
  })
  app.post('/', { config: { formLimit } }, () => ({ taken: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  await once(socket, 'connect')
  return { socket, received: () => received }
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`

test('a form that arrives too slowly closes the connection', async () => {
  const { socket, received } = await startForm(1_000_000, {
    bytesPerSecond: 20_000,
    grace: 50,
    every: 10,
  })
  socket.write(`${head(1_000)}a`)
  await once(socket, 'close')
  expect(received()).not.toContain('taken')
})

test('a form has time as long as it is fast enough', async () => {
  const { socket, received } = await startForm(1_000_000, {
    bytesPerSecond: 100,
    grace: 300,
    every: 10,
  })
  const [length, step] = [2_000, 20]
  socket.write(head(length))
  let sent = 0
  const trickle = setInterval(() => {
    if (sent < length) socket.write('a'.repeat(step))
    sent += step
  }, 5)
  onTestFinished(() => clearInterval(trickle))
  await vi.waitFor(() => expect(received()).toContain('{"taken":true}'), { timeout: 50_000 })
})

test('a form that is much larger than allowed is not read to its end', async () => {
  const { socket, received } = await startForm(1_000, {
    bytesPerSecond: 1,
    grace: 60_000,
    every: 10,
  })
  socket.write(`${head(50_000_000)}${'a'.repeat(200_000)}`)
  await once(socket, 'close')
  expect(received()).not.toContain('taken')
})
