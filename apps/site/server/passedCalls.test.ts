// Before the certificates, which need it.
import 'reflect-metadata'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { X509CertificateGenerator } from '@peculiar/x509'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { passedCalls } from './passedCalls.ts'

async function listen(server: Server, scheme: string): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site that passes its calls on, the lines of its log, and what has no line of its own in it. */
async function openSite(apiUrl: string) {
  const lines: string[] = []
  const quiet: string[] = []
  const server = Fastify({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
    disableRequestLogging: true,
  })
  onTestFinished(() => server.close())
  server.addHook('onResponse', ({ url, routeOptions }, _reply, done) => {
    if (routeOptions.config.isQuiet) quiet.push(url)
    done()
  })
  await server.register(passedCalls, { apiUrl })
  return { server, lines, quiet }
}

const api = (respond: RequestListener) => listen(createServer(respond), 'http')

it('asks an API that has too much to do once, and passes on what it says', async () => {
  let calls = 0
  const { server } = await openSite(
    await api((_request, response) => {
      calls += 1
      response.writeHead(503, { 'retry-after': '5', 'content-type': 'application/json' })
      response.end('{"success":false,"code":"busy"}')
    }),
  )
  const response = await server.inject('/api/explore')
  expect([response.statusCode, response.json().code]).toEqual([503, 'busy'])
  expect(response.headers['retry-after']).toBe('5')
  expect(calls).toBe(1)
})

it('passes health checks on like all calls, and leaves only them out of the log', async () => {
  const { server, quiet } = await openSite(
    await api(({ url }, response) => response.end(JSON.stringify({ url }))),
  )
  for (const url of ['/api/health/live', '/api/health/ready', '/api/explore'])
    expect((await server.inject(url)).json()).toEqual({ url })
  expect(quiet).toEqual(['/api/health/live', '/api/health/ready'])
})

it('keeps what is about the connection to the API to itself, and logs no address', async () => {
  const { server, lines } = await openSite(
    await api((_request, response) => {
      response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=125' })
      response.end('{}')
    }),
  )
  const { headers, statusCode } = await server.inject('/api/map/a-key-of-somebody')
  expect(statusCode).toBe(200)
  expect(headers['keep-alive']).toBeUndefined()
  expect(headers['connection']).not.toBe('keep-alive')
  expect(lines.join('')).not.toContain('a-key-of-somebody')
})

it('passes nothing on to an API whose certificate nobody vouches for', async () => {
  let calls = 0
  const { server } = await openSite(
    await listen(
      createSecureServer(await ownCertificate(), (_request, response) => {
        calls += 1
        response.end('{}')
      }),
      'https',
    ),
  )
  const response = await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} })
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
  expect(calls).toBe(0)
})

/** A key, and a certificate that it has signed itself. */
async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const cert = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=127.0.0.1',
    keys,
    signingAlgorithm: algorithm,
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${key.toString('base64')}\n-----END PRIVATE KEY-----\n`,
    cert: cert.toString('pem'),
  }
}
