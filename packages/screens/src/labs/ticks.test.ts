import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicks } from './ticks.ts'

const at = (seconds: number) => seconds * 1000

function pageOf(visibilityState: DocumentVisibilityState) {
  const page = Object.assign(new EventTarget(), { visibilityState })
  return {
    page,
    turn: (next: DocumentVisibilityState) => {
      page.visibilityState = next
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

let seen: number[] = []
let end: () => void
const start = (page: Parameters<typeof startTicks>[1]) => {
  end = startTicks({ now: () => Date.now() }, page, (now) => seen.push(now))
}

beforeEach(() => {
  seen = []
  vi.useFakeTimers({ now: 400 })
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

test('a page in sight ticks at the beginning of each second', () => {
  start(pageOf('visible').page)
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual([400, 1000, 2000])
})

test('a hidden page ticks every 30 seconds, and at once when it comes back', () => {
  const { page, turn } = pageOf('visible')
  start(page)
  turn('hidden')
  seen = []
  vi.advanceTimersByTime(at(65))
  expect(seen).toEqual([at(30) + 400, at(60) + 400])
  turn('visible')
  expect(seen.at(-1)).toBe(at(65) + 400)
  vi.advanceTimersByTime(600)
  expect(seen.at(-1)).toBe(at(66))
})

test('nothing ticks after the end', () => {
  const { page, turn } = pageOf('hidden')
  start(page)
  end()
  turn('visible')
  vi.advanceTimersByTime(at(60))
  expect(seen).toEqual([400])
})
