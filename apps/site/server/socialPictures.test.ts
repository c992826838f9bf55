import { readConfig } from '@rampart/api'
import { socialPicturePath } from '@rampart/contract/rules/socialPictures'
import { course } from '@rampart/screens/testing/fixtures.ts'
import { lab } from '@rampart/screens/testing/labFixtures.ts'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { SendFor } from './send.ts'
import { socialPictures } from './socialPictures.ts'

/** The server of the pictures, over an API that has what is given by its address. */
async function openPictures(pages: Record<string, object>) {
  const server = Fastify()
  onTestFinished(() => server.close())
  const send = vi.fn<ReturnType<SendFor>>(async (path) =>
    path in pages
      ? Response.json({ success: true, data: pages[path] })
      : new Response(null, { status: 404 }),
  )
  await server.register(socialPictures, { brand: readConfig({}).brand, sendFor: () => send })
  return { send, get: (url: string) => server.inject({ url }) }
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

const pages = {
  '/api/course/linux': { ...course, slug: 'linux' },
  '/api/course/other': { ...course, slug: 'other', title: '</text><b>Rock & "roll" أمن 云 🏰' },
  '/api/course/photo': { ...course, slug: 'photo', thumbnail: 'https://elsewhere.example/x.jpg' },
  '/api/lab/bucket': { ...lab, path: 'bucket' },
}

it.each([
  socialPicturePath('course', 'linux'),
  socialPicturePath('course', 'other'),
  socialPicturePath('course', 'photo'),
  socialPicturePath('lab', 'bucket'),
  socialPicturePath('bootcamp', 'cyber'),
])('%s is a picture in the size that other sites ask for', async (path) => {
  const { get } = await openPictures(pages)
  const { statusCode, headers, rawPayload } = await get(path)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(sizeOf(rawPayload)).toEqual([1200, 630])
  // Messengers leave out larger ones.
  expect(rawPayload.length).toBeLessThan(300_000)
})

it('is the same for all who ask, and another one when the title is', async () => {
  const { get, send } = await openPictures(pages)
  const path = socialPicturePath('course', 'linux')
  const [first, second] = await Promise.all([get(path), get(`${path}?v=2`)])
  expect(second.headers['etag']).toBe(first.headers['etag'])
  send.mockResolvedValueOnce(Response.json({ success: true, data: { ...course, title: 'New' } }))
  expect((await get(path)).headers['etag']).not.toBe(first.headers['etag'])
})

it.each([
  '/social/course/nothing.png',
  '/social/course/linux.jpg',
  '/social/course/linux',
  '/social/course/..%2fcourse%2flinux.png',
  '/social/bootcamp/nothing.png',
  '/social/page/linux.png',
  '/social/constructor/linux.png',
])('there is no %s', async (path) => {
  const { get } = await openPictures(pages)
  expect((await get(path)).statusCode).toBe(404)
})

it.each([
  [429, 429],
  [500, 503],
])('says when to come back while the API sends %i', async (status, expected) => {
  const { get, send } = await openPictures(pages)
  send.mockResolvedValueOnce(new Response(null, { status }))
  const { statusCode, headers } = await get(socialPicturePath('course', 'linux'))
  expect(statusCode).toBe(expected)
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
})

it('refuses at once what would wait for too many', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_each, index) => [
      `/api/course/c${index}`,
      { ...course, title: `${index}` },
    ]),
  )
  const { get } = await openPictures(many)
  const codes = await Promise.all(
    Object.keys(many).map(async (path) => (await get(`/social${path.slice(4)}.png`)).statusCode),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(20)
  expect(codes.filter((code) => code === 503)).toHaveLength(5)
})
