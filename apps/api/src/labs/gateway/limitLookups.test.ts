import { expect, test, vi } from 'vitest'
import { createCounts } from '../../http/sharedCounts.ts'
import { limitLookups } from './limitLookups.ts'
import type { ResolvedTarget } from './resolveTarget.ts'

/** Lookups where one name has a lab, at a time that the test moves. */
function open(
  lab: ResolvedTarget = { sessionId: 'a', address: '127.0.0.1', port: 1, gatewaySecret: '' },
) {
  let time = 0
  const now = () => new Date(time)
  const resolve = vi.fn(async (name: string): Promise<ResolvedTarget> =>
    name === 'lab' ? lab : 'unknown',
  )
  const lookUp = limitLookups(resolve, { now, counts: createCounts(now), scaleOf: () => 0.05 })
  return { resolve, lookUp, wait: (seconds: number) => (time += seconds * 1_000) }
}

test('three unknown names a minute at this scale, then none until the minute is over', async () => {
  const { resolve, lookUp, wait } = open()
  for (const name of ['a', 'b', 'c']) expect(await lookUp(name, 'x')).toBe('unknown')
  wait(20)
  expect(await lookUp('d', 'x')).toEqual({ retryAfter: 40 })
  expect(await lookUp('lab', 'x')).toEqual({ retryAfter: 40 })
  expect(resolve).toHaveBeenCalledTimes(3)
  expect(await lookUp('d', 'y')).toBe('unknown')
  wait(40)
  expect(await lookUp('lab', 'x')).toHaveProperty('port')
})

test('parallel lookups gain nothing', async () => {
  const { resolve, lookUp } = open()
  await Promise.all(Array.from({ length: 20 }, (_, index) => lookUp(`${index}`, 'x')))
  expect(resolve).toHaveBeenCalledTimes(3)
})

test.each<ResolvedTarget>([
  { sessionId: 'a', address: '127.0.0.1', port: 1, gatewaySecret: '' },
  'ended',
  'elsewhere',
  'starting',
])(
  'a name that has a session is looked up each time, whatever the address did (%j)',
  async (lab) => {
    const { resolve, lookUp } = open(lab)
    for (let index = 0; index < 5; index += 1) expect(await lookUp('lab', 'x')).toEqual(lab)
    for (const name of ['a', 'b', 'c', 'd']) await lookUp(name, 'x')
    expect(await lookUp('lab', 'x')).toEqual(lab)
    expect(resolve).toHaveBeenCalledTimes(9)
  },
)

test('an unknown name is remembered for ten seconds, by all addresses', async () => {
  const { resolve, lookUp, wait } = open()
  expect(await lookUp('a', 'x')).toBe('unknown')
  expect(await lookUp('a', 'y')).toBe('unknown')
  expect(resolve).toHaveBeenCalledTimes(1)
  wait(10)
  expect(await lookUp('a', 'y')).toBe('unknown')
  expect(resolve).toHaveBeenCalledTimes(2)
})

test('a lookup that fails does not count as a name without a lab', async () => {
  const { resolve, lookUp } = open()
  resolve.mockRejectedValue(new Error('away'))
  for (let index = 0; index < 5; index += 1)
    await expect(lookUp('lab', 'x')).rejects.toThrow('away')
  resolve.mockResolvedValue('ended')
  expect(await lookUp('lab', 'x')).toBe('ended')
})
