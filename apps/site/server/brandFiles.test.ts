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
