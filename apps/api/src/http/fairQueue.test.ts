import { describe, expect, test, vi } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

/** A queue of tasks that end when they are told to, and what has started so far. */
function setUp({ running = 1, maxWait = 60_000 } = {}) {
  const enqueue = createFairQueue({
    running,
    maxWait,
    refusal: (retryAfter) => Object.assign(new Error('refused'), { retryAfter }),
  })
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (who: string, name = who) =>
    enqueue(who, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  /** Ends the oldest running task, and waits for the next one to start. */
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, started, endOne }
}

test('no more run at a time than may', async () => {
  const { add, started, endOne } = setUp({ running: 2 })
  const results = ['a', 'b', 'c'].map((name) => add(name))
  expect(started).toEqual(['a', 'b'])
  await endOne()
  expect(started).toEqual(['a', 'b', 'c'])
  await endOne()
  await endOne()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

test('one who sends many tasks delays the others by no more than one each', async () => {
  const { add, started, endOne } = setUp()
  for (let task = 1; task <= 4; task += 1) void add('many', `many ${task}`)
  void add('one')
  void add('other')
  for (let task = 1; task <= 6; task += 1) await endOne()
  expect(started).toEqual(['many 1', 'many 2', 'one', 'other', 'many 3', 'many 4'])
})

test('a failed task makes room too', async () => {
  const enqueue = createFairQueue({ running: 1, maxWait: 1_000, refusal: () => new Error('full') })
  const failing = enqueue('a', async () => {
    throw new Error('failed')
  })
  const next = enqueue('b', async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})

describe('a wait has an end', () => {
  test('a client that would wait too long gets the time at once; a newcomer does not', async () => {
    // A task is thought to take 100 ms.
    const { add } = setUp({ maxWait: 1_000 })
    void add('many')
    const waiting = Array.from({ length: 12 }, () => add('many').catch((error: unknown) => error))
    const refused = await Promise.all(waiting.slice(10))
    expect(refused).toEqual([
      expect.objectContaining({ retryAfter: 2 }),
      expect.objectContaining({ retryAfter: 2 }),
    ])
    const newcomer = vi.fn()
    void add('newcomer').catch(newcomer)
    await new Promise((resolve) => setImmediate(resolve))
    expect(newcomer).not.toHaveBeenCalled()
  })

  test('work that has waited too long leaves the queue', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { add, started, endOne } = setUp({ maxWait: 1_000 })
      void add('first')
      const late = add('late').catch((error: Error) => error.message)
      vi.advanceTimersByTime(1_001)
      expect(await late).toBe('refused')
      void add('next')
      await endOne()
      expect(started).toEqual(['first', 'next'])
    } finally {
      vi.useRealTimers()
    }
  })
})
