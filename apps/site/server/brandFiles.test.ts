import { readConfig } from '@rampart/api'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { brandFiles } from './brandFiles.ts'

const draw = vi.hoisted(() => vi.fn<() => Promise<Uint8Array>>())
vi.mock('./brochure/brochure.ts', () => ({ brochurePdf: draw }))

it('draws a brochure once, and once more after a failure', async () => {
  draw.mockRejectedValueOnce(new Error('out of memory')).mockResolvedValue(Buffer.from('%PDF-'))
  await using server = Fastify()
  await server.register(brandFiles, { brand: readConfig({}).brand, style: '', cohorts: [] })
  const get = () => server.inject('/brochures/aws.pdf')

  expect((await get()).statusCode).toBe(500)
  expect(await get()).toMatchObject({ statusCode: 200, body: '%PDF-' })
  const [again] = await Promise.all([get(), get()])
  expect(again).toMatchObject({ statusCode: 200, body: '%PDF-' })
  expect(draw).toHaveBeenCalledTimes(2)
})

it('has icons for browsers and phones that take no SVG', async () => {
  await using server = Fastify()
  await server.register(brandFiles, { brand: readConfig({}).brand, style: '', cohorts: [] })
  const touch = await server.inject('/apple-touch-icon.png')
  expect(touch.headers['content-type']).toBe('image/png')
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(sizeOf(touch.rawPayload)).toEqual([180, 180])
  const old = await server.inject('/favicon.ico')
  expect(old.headers['content-type']).toBe('image/vnd.microsoft.icon')
  const at = old.rawPayload.readUInt32LE(18)
  const picture = old.rawPayload.subarray(at)
  expect(picture.length).toBe(old.rawPayload.readUInt32LE(14))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(picture)).toEqual([48, 48])
})
