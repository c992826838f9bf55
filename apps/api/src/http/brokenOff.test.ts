import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { serverOptions } from './serverOptions.ts'

/** A server with the site's log, and the lines about requests in it. */
async function startServer() {
  const lines: Record<string, unknown>[] = []
  let onLine = () => undefined as void
  const { logger, ...options } = serverOptions(readConfig({}))
  const stream = {
    write: (line: string) => {
      const read = JSON.parse(line)
      if (!('route' in read)) return
      lines.push(read)
      onLine()
    },
  }
  const app = Fastify({ ...options, logger: { ...logger, stream } })
  onTestFinished(() => app.close())
  const began = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  let ended = 0
  app.addHook('onResponse', async () => {
    ended += 1
  })
  app.post('/late', async () => {
    began.resolve()
    await left.promise
    return 'late'
  })
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(50_000_000)))
  app.get('/stream', { config: { isStream: true } }, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    reply.raw.write('first')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    began: began.promise,
    leave: left.resolve,
    ended: () => ended,
    open: (request: string) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.write(request)
      return socket
    },
    nextLine: async () => {
      if (lines.length === 0) await new Promise<void>((resolve) => (onLine = resolve))
      return lines.shift()
    },
  }
}

const post = 'POST /late HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('a request whose client leaves before the response has its line once, and ends', async () => {
  const { began, leave, ended, open, nextLine } = await startServer()
  const socket = open(`${post}Content-Length: 2\r\n\r\n{}`)
  await began
  socket.destroy()
  const line = { method: 'POST', route: '/late', status: 499, msg: 'request broken off' }
  expect(await nextLine()).toMatchObject(line)
  expect(ended()).toBe(1)
  leave()
  const next = open(`${post}Connection: close\r\nContent-Length: 2\r\n\r\n{}`)
  next.resume()
  await once(next, 'close')
  expect(await nextLine()).toMatchObject({ route: '/late', status: 200, msg: 'request' })
  expect(ended()).toBe(2)
})

test('so has one whose body does not end', async () => {
  const { open, nextLine } = await startServer()
  const socket = open(`${post}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n`)
  // The server reads the headers before it asks for the rest.
  await once(socket, 'data')
  socket.destroy()
  expect(await nextLine()).toMatchObject({ route: '/late', msg: 'request broken off' })
})

test('a response that was not read to its end keeps its status', async () => {
  const { open, nextLine } = await startServer()
  const socket = open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  expect(await nextLine()).toMatchObject({ status: 200, msg: 'request broken off' })
})

test('a stream ends when its reader leaves', async () => {
  const { open, nextLine } = await startServer()
  const socket = open('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  expect(await nextLine()).toMatchObject({ status: 200, msg: 'request' })
})
