import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { installHostCheck } from './hostCheck.ts'
import { serverOptions } from './serverOptions.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = Fastify({ ...serverOptions(readConfig({})), logger: false })
  installHostCheck(server)
  server.get('/', () => 'here')
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** Sends a request with these lines, and reads what comes until the connection ends. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(['GET / HTTP/1.1', ...lines, '', ''].join('\r\n'))
  return text(socket)
}

test.each([
  [['Host: learn.example.org', 'Host: learn.example.org']],
  [['Host: learn.example.org', 'host: other.example']],
  [['Host: learn.example.org other.example']],
  [['Host: someone@learn.example.org']],
  [['Host: learn.example.org/path']],
  [['Host: learn.example.org:http']],
  [['Host: learn.example.org, other.example']],
  [['Host: [::1']],
])('%j is refused, and the connection ends', async (lines) => {
  const response = await send(...lines)
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(response).toMatch(/\r\nconnection: close\r\n/i)
  expect(response).toContain('"code":"invalid_address"')
})

test.each([
  'learn.example.org',
  'learn.example.org:8443',
  'localhost:3000',
  'xn--bcher-kva.example',
  'my_pod.svc',
  '10.0.0.7:3000',
  '[::1]:3000',
  '',
])('%j is a host', async (host) => {
  const response = await send(`Host: ${host}`, 'Connection: close')
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})
