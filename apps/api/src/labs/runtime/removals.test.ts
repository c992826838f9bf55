import { expect, test, vi } from 'vitest'
import { createRemovals } from './removals.ts'

const log = { warn: vi.fn<() => void>() }

/** Things to remove, and the order in which their removal began. */
function things(count: number, remove: (key: string) => Promise<void> = async () => undefined) {
  const begun: string[] = []
  const removals = Array.from({ length: count }, (_, index) => {
    const key = `thing ${index}`
    return {
      key,
      remove: () => {
        begun.push(key)
        return remove(key)
      },
    }
  })
  return { begun, removals }
}

const inTime = { timeout: 15_000, interval: 20 }

const forEver = () => new Promise<void>(() => undefined)

test('one that hangs holds up no other, and neither does one that fails', async () => {
  const { begun, removals } = things(3, async (key) => {
    if (key === 'thing 0') await forEver()
    if (key === 'thing 1') throw new Error('It is busy.')
  })
  void createRemovals(log)(removals)
  await vi.waitFor(() => expect(begun).toEqual(['thing 0', 'thing 1', 'thing 2']), inTime)
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), inTime)
})

test('many begin a few at a time, and those that hang make room for the next', async () => {
  const { begun, removals } = things(100, forEver)
  void createRemovals(log)(removals)
  await vi.waitFor(() => expect(begun).toHaveLength(16), inTime)
  const others = things(100, forEver)
  await createRemovals(log, 1)(others.removals)
  expect(others.begun).toHaveLength(100)
  expect(begun).toHaveLength(16)
})

test('what is being removed is not removed again until that has ended', async () => {
  const held = Promise.withResolvers<void>()
  const { begun, removals } = things(1, () => held.promise)
  const removeAll = createRemovals(log, 1)
  await removeAll(removals)
  await removeAll(removals)
  expect(begun).toEqual(['thing 0'])
  held.resolve()
  await vi.waitFor(async () => {
    await removeAll(removals)
    expect(begun).toEqual(['thing 0', 'thing 0'])
  }, inTime)
})
