import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturePath } from '@rampart/contract/rules/pictures'
import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { pictures } from './pictures.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const folder = await mkdtemp(join(tmpdir(), 'rampart-pictures-'))
await writeFile(join(folder, 'ada.svg'), drawing)
await writeFile(join(folder, 'ada.png'), 'pixels')
await writeFile(join(folder, 'notes.txt'), 'private')
afterAll(() => rm(folder, { recursive: true }))

const server = Fastify()
await server.register(pictures, { folder })
const get = (url: string, headers = {}) => server.inject({ url, headers })

const versionOf = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
const address = picturePath('ada.svg', versionOf(drawing))

test('a picture at the address of its content is kept for good, and is inert', async () => {
  const { statusCode, headers, body } = await get(address)
  expect([statusCode, body]).toEqual([200, drawing])
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  })
  const etag = String(headers.etag)
  expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304)
})

test('an address of another version gets the picture of today, for a moment', async () => {
  const { statusCode, headers } = await get(picturePath('ada.svg', '000000000000'))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})

test('pixels have their own type', async () => {
  const { headers } = await get(picturePath('ada.png', versionOf('pixels')))
  expect(headers['content-type']).toBe('image/png')
})

test.each([
  '/pictures/',
  '/pictures/ada.svg',
  '/pictures/none.000000000000.svg',
  '/pictures/notes.000000000000.txt',
  '/pictures/notes.txt',
  '/pictures/..%2f..%2finstructors.000000000000.svg',
  '/pictures/ada.000000000000.svg%00',
])('%s gives no file', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('a site without pictures knows none', async () => {
  const bare = Fastify()
  await bare.register(pictures, { folder: join(folder, 'nowhere') })
  expect((await bare.inject({ url: address })).statusCode).toBe(404)
})

test('a picture that could not be read is read again', async () => {
  const other = await mkdtemp(join(tmpdir(), 'rampart-pictures-'))
  onTestFinished(() => rm(other, { recursive: true }))
  const file = join(other, 'ada.svg')
  await writeFile(file, drawing)
  const again = Fastify()
  await again.register(pictures, { folder: other })
  await rm(file)
  expect((await again.inject({ url: address })).statusCode).toBe(500)
  await writeFile(file, drawing)
  expect((await again.inject({ url: address })).statusCode).toBe(200)
})
