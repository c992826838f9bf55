import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { artworkPath } from '@rampart/contract/rules/artwork'
import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { signs } from '@rampart/contract/rules/signs'
import { artworkSigns } from '@rampart/ui/artworkPicture'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { artwork } from './artwork.ts'

const server = Fastify()
await server.register(artwork)
const get = (url: string) => server.inject({ url })

test('sends the map of everybody, which may be kept', async () => {
  const { statusCode, headers, body } = await get(nightMapPath)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(headers['cache-control']).toMatch(/^public, max-age=/)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(body).toMatch(/^<svg /)
})

test('the map costs at most 4 kB, and Storybook shows the same', async () => {
  const { body } = await get(nightMapPath)
  expect(gzipSync(body).length).toBeLessThan(4096)
  expect(brotliCompressSync(body).length).toBeLessThan(4096)
  const shown = new URL('../../../.storybook/public/art/night-map.svg', import.meta.url)
  expect(readFileSync(shown, 'utf8')).toBe(body)
})

test('draws each sign that an address may name', async () => {
  expect(artworkSigns).toEqual(signs)
  const subject = { kind: 'course', domain: 'devops', level: 'beginner', slug: 'x' } as const
  const pictures = await Promise.all(
    [null, ...signs].map((sign) => get(artworkPath({ ...subject, sign }))),
  )
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, ...signs.map(() => 200)])
  expect(new Set(pictures.map(({ body }) => body)).size).toBe(signs.length + 1)
})

test.each(['/art/night-map.png', '/art/night-map', '/art/course/devops/beginner/x.castle.svg'])(
  'knows no %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)
