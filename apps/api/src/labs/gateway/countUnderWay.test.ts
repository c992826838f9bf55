import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { countUnderWay } from './countUnderWay.ts'

test('32 requests of a lab are under way at once; one that closes makes room', async () => {
  const begin = countUnderWay()
  const carriers = Array.from({ length: 32 }, () => new PassThrough())
  for (const carrier of carriers) expect(begin('a lab', carrier)).toBe(true)
  expect(begin('a lab', new PassThrough())).toBe(false)
  expect(begin('another lab', new PassThrough())).toBe(true)
  const [first] = carriers
  await new Promise((resolve) => first?.once('close', resolve).destroy())
  expect(begin('a lab', new PassThrough())).toBe(true)
})

test('a request that is over before it is counted takes no room', () => {
  const begin = countUnderWay()
  for (let time = 0; time < 40; time += 1)
    expect(begin('a lab', new PassThrough().destroy())).toBe(true)
  expect(begin('a lab', new PassThrough())).toBe(true)
})
