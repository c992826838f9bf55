import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { once, sendStored, storedContent } from './stored.ts'
import type { Stored } from './stored.ts'

const text = 'The same words again. '.repeat(100)

/** Sends one stored content at `/`, and at `/missing` with status 404. */
function serve(stored: Stored) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/', (request, reply) => sendStored(request, reply, stored))
  app.get('/missing', (request, reply) => sendStored(request, reply.code(404), stored))
  return (headers: Record<string, string> = {}, url = '/') => app.inject({ url, headers })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['zstd', undefined, (bytes: Buffer) => bytes],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('a client that accepts %s gets %s', async (accepted, encoding, decode) => {
  const get = serve(storedContent('text/html; charset=utf-8', text))
  const response = await get(accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['vary']).toBe('accept-encoding')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
  expect(decode(response.rawPayload).toString()).toBe(text)
})

test('a client that has it gets 304, in any encoding', async () => {
  const get = serve(storedContent('text/plain', text))
  const { etag } = (await get({ 'accept-encoding': 'br' })).headers
  const again = await get({ 'if-none-match': String(etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['etag']).toBe(etag)
  expect((await get({ 'if-none-match': '"another"' })).statusCode).toBe(200)
  expect((await get({ 'if-none-match': String(etag) }, '/missing')).statusCode).toBe(404)
})

test.each([
  ['image/jpeg', text],
  ['text/plain', 'short'],
])('%s of little to gain is sent as it is', async (type, content) => {
  const response = await serve(storedContent(type, content))({ 'accept-encoding': 'br' })
  expect(response.headers).not.toHaveProperty('content-encoding')
  expect(response.headers).not.toHaveProperty('vary')
  expect(response.body).toBe(content)
})

test('an encoding is made once, and again only after a failure', async () => {
  let calls = 0
  const read = once(async () => {
    calls += 1
    if (calls === 1) throw new Error('no file handle is free')
    return Buffer.from('bytes')
  })
  await expect(read('br')).rejects.toThrow('no file handle')
  expect(await Promise.all([read('br'), read('br')])).toHaveLength(2)
  expect(calls).toBe(2)
})
