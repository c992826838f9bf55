import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchConnection } from './connection.ts'

let page: EventTarget
const ask = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  ask.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('goes by the browser if there is no network, and asks the server where there is', async () => {
  const connection = watchConnection(ask)
  page.dispatchEvent(new Event('offline'))
  expect(connection.isOnline()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.isOnline()).toBe(true)
})

it('asks until the server responds on a page that is opened without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const connection = watchConnection(ask)
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.isOnline()).toBe(true)
})

it('does not take a single failed request for a lost connection', async () => {
  const connection = watchConnection(ask)
  await connection.check()
  expect(connection.isOnline()).toBe(true)
})

it('asks again and again until the server responds', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const connection = watchConnection(ask)
  const changed = vi.fn<() => void>()
  connection.subscribe(changed)
  await connection.check()
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(3)
  ask.mockResolvedValue(undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.isOnline()).toBe(true)
  expect(changed).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('asks once for several failures at the same time', async () => {
  const connection = watchConnection(ask)
  await Promise.all([connection.check(), connection.check()])
  expect(ask).toHaveBeenCalledOnce()
})

it('begins offline where the page came from a cache', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(watchConnection(ask).isOnline()).toBe(false)
})
