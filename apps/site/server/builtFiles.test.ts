import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from './builtFiles.ts'

const folder = await mkdtemp(join(tmpdir(), 'built-files-'))
let server: FastifyInstance | undefined

beforeAll(async () => {
  await writeFile(join(folder, 'entry-1a2b.js'), 'script()')
  await writeFile(join(folder, 'entry-1a2b.js.br'), 'brotli')
  await writeFile(join(folder, 'entry-1a2b.js.gz'), gzipSync('script()'))
  await writeFile(join(folder, 'font-3c4d.woff2'), 'font')
  await writeFile(join(folder, 'gone-7a8b.js'), 'script()')
  for (const name of ['labShell.worker', 'verifier.worker'])
    await writeFile(join(folder, `${name}-5e6f.js`), 'work()')
  server = Fastify()
  await server.register(builtFiles, { folder, labs: null })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server?.inject({ url, headers })

it('sends the encoding that the build wrote', async () => {
  const response = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(response?.body).toBe('brotli')
  expect(response?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect((await get('/assets/entry-1a2b.js'))?.body).toBe('script()')
})

it('gives workers the policies that apply in them', async () => {
  const policyOf = async (name: string) =>
    (await get(`/assets/${name}`))?.headers['content-security-policy']
  expect(await policyOf('labShell.worker-5e6f.js')).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src http:/,
  )
  expect(await policyOf('verifier.worker-5e6f.js')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  )
  expect(await policyOf('entry-1a2b.js')).toBeUndefined()
})

it('sends a file as it is if there is no other', async () => {
  const response = await get('/assets/font-3c4d.woff2', { 'accept-encoding': 'gzip, br' })
  expect(response?.body).toBe('font')
  expect(response?.headers['content-type']).toBe('font/woff2')
  expect(response?.headers).not.toHaveProperty('content-encoding')
})

it('sends 304 to a browser that has the file', async () => {
  const etag = String((await get('/assets/entry-1a2b.js'))?.headers['etag'])
  expect((await get('/assets/entry-1a2b.js', { 'if-none-match': etag }))?.statusCode).toBe(304)
})

it.each(['/assets/other.js', '/assets/../built.js', '/assets/%2e%2e%2fetc%2fpasswd', '/assets/'])(
  'has nothing at %s',
  async (path) => {
    expect((await get(path))?.statusCode).toBe(404)
  },
)

it('has nothing where another release took the place of its files, and no cache keeps that', async () => {
  await rm(join(folder, 'gone-7a8b.js'))
  for (const name of ['gone-7a8b.js', 'never-9c0d.js']) {
    const response = await get(`/assets/${name}`)
    expect(response?.statusCode).toBe(404)
    expect(response?.headers['cache-control']).toBe('no-store')
  }
})
