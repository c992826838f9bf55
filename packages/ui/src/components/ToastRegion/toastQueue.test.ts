import { expect, it } from 'vitest'
import { createToastQueue } from './toastQueue.ts'

const timeOf = (queue: ReturnType<typeof createToastQueue>) =>
  queue.source.visibleToasts[0]?.timeout

it.each([
  ['success', undefined, 3000],
  ['info', undefined, 4000],
  ['caution', undefined, 5000],
  ['success', 2000, 2000],
  ['critical', undefined, undefined],
  ['critical', 2000, undefined],
] as const)('%s with the time %s of its own stays for %s', (tone, timeout, expected) => {
  const queue = createToastQueue()
  queue.add({ tone, message: 'News', ...(timeout === undefined ? {} : { timeout }) })
  expect(timeOf(queue)).toBe(expected)
})

it('keeps one of those that say the same, as the newest, and four in sight', () => {
  const queue = createToastQueue()
  for (const message of ['one', 'two', 'three', 'one', 'four', 'five'])
    queue.add({ tone: 'critical', message })
  expect(queue.source.visibleToasts.map(({ content }) => content.message)).toEqual([
    'five',
    'four',
    'one',
    'three',
  ])
})

it('does not take news of another tone for the same', () => {
  const queue = createToastQueue()
  queue.add({ tone: 'info', message: 'News' })
  queue.add({ tone: 'critical', message: 'News' })
  expect(queue.source.visibleToasts).toHaveLength(2)
})

it('removes an equal one that still waits, too', () => {
  const queue = createToastQueue()
  for (const message of ['one', 'two', 'three', 'four', 'five', 'one'])
    queue.add({ tone: 'critical', message })
  for (const { key } of queue.source.visibleToasts.slice(0, 3)) queue.source.close(key)
  expect(queue.source.visibleToasts.map(({ content }) => content.message)).toEqual(['three', 'two'])
})

it('takes back the one that was added, not its successor', () => {
  const queue = createToastQueue()
  const takeBack = queue.add({ tone: 'critical', message: 'News' })
  queue.clear()
  queue.add({ tone: 'critical', message: 'News' })
  takeBack()
  expect(queue.source.visibleToasts).toHaveLength(1)
  queue.add({ tone: 'critical', message: 'News' })
  expect(queue.source.visibleToasts).toHaveLength(1)
})
