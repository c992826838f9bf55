import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { installBodyTimer } from './bodyTimer.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that takes JSON, or forms of this many bytes. */
async function startServer(formLimit?: number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  installBodyTimer(app)
  const arrived = new Promise<IncomingMessage>((resolve) => {
    app.addHook('onRequest', async ({ raw }) => resolve(raw))
  })
  let read = 0
  let onRead = () => {}
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.on('data', ({ length }: Buffer) => {
      read += length
      onRead()
    })
    payload.once('end', () => done(null, undefined))
  })
  const config = { ...(formLimit !== undefined && { formLimit }) }
  app.post('/', { config }, () => 'taken')
  app.post(
    '/refused',
    { config, onRequest: async (_request, reply) => reply.code(429).send() },
    () => 'taken',
  )
  await app.listen({ host: '127.0.0.1', port: 0 })

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return {
    socket,
    arrived,
    closed,
    received: () => received,
    /** Resolves when the server has read this many bytes of a form. */
    untilRead: (bytes: number) =>
      new Promise<void>((resolve) => {
        onRead = () => {
          if (read >= bytes) resolve()
        }
        onRead()
      }),
  }
}

const head = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
const formHead = (length: number) => head('multipart/form-data; boundary=x', length)

test('a JSON body has half a minute; then its connection is closed', async () => {
  const { socket, arrived, closed, received } = await startServer()
  socket.write(`${head('application/json', 7)}{"a"`)
  const raw = await arrived
  vi.advanceTimersByTime(29_999)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  await closed
  expect(received()).toBe('')
})

test('a JSON body that arrives in time is served', async () => {
  const { socket, arrived, received } = await startServer()
  socket.write(`${head('application/json', 7)}{"a"`)
  await arrived
  vi.advanceTimersByTime(29_999)
  socket.write(':1}')
  await once(socket, 'data')
  vi.advanceTimersByTime(60_000)
  expect(received()).toContain('taken')
})

test('a form that arrives too slowly closes the connection', async () => {
  const { socket, arrived, closed, received } = await startServer(1_000_000)
  socket.write(`${formHead(1_000)}a`)
  const raw = await arrived
  vi.advanceTimersByTime(15_000)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1_000)
  await closed
  expect(received()).toBe('')
})

test('a form has time as long as it is fast enough', async () => {
  const { socket, arrived, untilRead, received } = await startServer(2_000_000)
  socket.write(formHead(1_200_001))
  const raw = await arrived
  for (const sent of [400_000, 800_000, 1_200_000]) {
    socket.write('a'.repeat(400_000))
    await untilRead(sent)
    vi.advanceTimersByTime(20_000)
    expect(raw.destroyed).toBe(false)
  }
  socket.write('a')
  await once(socket, 'data')
  expect(received()).toContain('taken')
})

test('a form of 10 MB has the eight minutes that it takes at 170 kilobits a second', async () => {
  const { socket, arrived, untilRead, received } = await startServer(10_551_296)
  socket.write(formHead(12 * 870_000 + 1))
  const raw = await arrived
  for (let part = 1; part <= 12; part += 1) {
    socket.write('a'.repeat(870_000))
    await untilRead(part * 870_000)
    vi.advanceTimersByTime(40_000)
    expect(raw.destroyed).toBe(false)
  }
  socket.write('a')
  await once(socket, 'data')
  expect(received()).toContain('taken')
})

test('a form that was fast and stops closes the connection', async () => {
  const { socket, arrived, closed, untilRead, received } = await startServer(10_551_296)
  socket.write(`${formHead(10_000_000)}${'a'.repeat(9_000_000)}`)
  const raw = await arrived
  await untilRead(9_000_000)
  vi.advanceTimersByTime(46_000)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1_000)
  await closed
  expect(received()).toBe('')
})

test('what was refused before its body came does not wait for it', async () => {
  const { socket, arrived, closed, received } = await startServer()
  socket.write(`${head('application/json', 7).replace('/', '/refused')}{"a"`)
  const raw = await arrived
  await once(socket, 'data')
  expect(received()).toContain('429')
  vi.advanceTimersByTime(30_000)
  await closed
  expect(raw.complete).toBe(false)
})

test.each([
  { type: 'application/json', formLimit: undefined },
  { type: 'multipart/form-data; boundary=x', formLimit: 1_000 },
])('of what was refused no timer stays once its connection is closed: $type', async (form) => {
  const { socket, arrived } = await startServer(form.formLimit)
  socket.write(`${head(form.type, 7).replace('/', '/refused')}{"a"`)
  const { socket: served } = await arrived
  await once(socket, 'data')
  expect(vi.getTimerCount()).toBe(1)
  socket.destroy()
  await new Promise((resolve) => served.once('close', resolve))
  expect(vi.getTimerCount()).toBe(0)
})

test('a form that is much larger than allowed is not read to its end', async () => {
  const { socket, arrived, closed, untilRead, received } = await startServer(1_000)
  socket.write(`${formHead(50_000_000)}${'a'.repeat(200_000)}`)
  const raw = await arrived
  await untilRead(200_000)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1_000)
  await closed
  expect(received()).toBe('')
})
