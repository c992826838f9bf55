import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueries, retryDelay, settled } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page is settled after all that it asks for, and what that leads to', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setImmediate(then))
  const queries = createQueries(() => undefined)
  const order: string[] = []
  const call = () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    return { promise, answer: () => resolve('answer') }
  }
  const [lesson, film] = [call(), call()]
  const ask = (name: string, { promise }: ReturnType<typeof call>) =>
    queries.fetchQuery({ queryKey: [name], queryFn: () => promise }).then(() => order.push(name))
  const shown = ask('lesson', lesson).then(() => ask('film', film))
  const done = settled(queries).then(() => order.push('settled'))
  lesson.answer()
  await vi.waitFor(() => expect(queries.isFetching({ queryKey: ['film'] })).toBe(1))
  film.answer()
  await Promise.all([shown, done])
  expect(order).toEqual(['lesson', 'film', 'settled'])
})

test('a call that fails holds nothing up', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setImmediate(then))
  const queries = createQueries(() => undefined)
  const { promise, reject } = Promise.withResolvers<string>()
  const asked = queries.fetchQuery({ queryKey: ['lesson'], queryFn: () => promise, retry: false })
  const done = settled(queries)
  reject(new Error('no'))
  await expect(asked).rejects.toThrow('no')
  await expect(done).resolves.toBeUndefined()
})

test.each([
  ['a failure without a wait', {}, 500, 500],
  ['a server that asks for five seconds', { retryAfter: 5 }, 5000, 6000],
  ['one that asks for an hour', { retryAfter: 3600 }, 10_000, 11_000],
  ['a wait that is no number', { retryAfter: 'soon' }, 500, 500],
])('%s is asked again in time', (_name, details, least, most) => {
  const delay = retryDelay(0, new AdapterError({ status: 503, code: 'busy', details }))
  expect(delay).toBeGreaterThanOrEqual(least)
  expect(delay).toBeLessThanOrEqual(most)
})

test('a page of a busy server comes once the wait is over', async () => {
  vi.useFakeTimers()
  try {
    const busy = new AdapterError({ status: 503, code: 'busy', details: { retryAfter: 5 } })
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(busy)
      .mockResolvedValue('task')
    const asked = createQueries(() => undefined).fetchQuery({ queryKey: ['task'], queryFn: read })
    await vi.advanceTimersByTimeAsync(4900)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1200)
    await expect(asked).resolves.toBe('task')
  } finally {
    vi.useRealTimers()
  }
})

test('a refused token is told with the time of the press, and 0 for what is read', async () => {
  vi.useFakeTimers({ now: 5_000 })
  try {
    const onUnauthenticated = vi.fn<(askedAt: number) => void>()
    const queries = createQueries(onUnauthenticated)
    const refused = () => Promise.reject(new AdapterError({ status: 401, serverMessage: 'No.' }))
    await expect(queries.fetchQuery({ queryKey: ['own'], queryFn: refused })).rejects.toThrow('No.')
    const press = queries.getMutationCache().build(queries, { mutationFn: refused })
    await expect(press.execute(undefined)).rejects.toThrow('No.')
    const open = { mutationFn: refused, meta: { public: true } }
    await expect(
      queries.getMutationCache().build(queries, open).execute(undefined),
    ).rejects.toThrow('No.')
    expect(onUnauthenticated.mock.calls).toEqual([[0], [5_000]])
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [0, 3],
  [400, 1],
  [401, 1],
  [404, 1],
  [429, 1],
  [500, 3],
  [503, 3],
])('of a page whose call ends with %i it asks %i times', async (status, times) => {
  vi.useFakeTimers()
  try {
    const read = vi.fn<() => Promise<string>>().mockRejectedValue(new AdapterError({ status }))
    const asked = createQueries(() => undefined).fetchQuery({
      queryKey: ['page'],
      queryFn: read,
    })
    await Promise.all([
      expect(asked).rejects.toMatchObject({ status }),
      vi.advanceTimersByTimeAsync(60_000),
    ])
    expect(read).toHaveBeenCalledTimes(times)
  } finally {
    vi.useRealTimers()
  }
})

test('only a call that reached nobody has the connection checked', async () => {
  const check = vi.fn<() => void>()
  const queries = createQueries(() => undefined, check)
  const fail = async (error: Error) => {
    const queryFn = async () => {
      throw error
    }
    const asked = queries.fetchQuery({ queryKey: ['lesson'], queryFn, retry: false })
    await expect(asked).rejects.toBe(error)
  }
  await fail(new AdapterError({ status: 503 }))
  expect(check).not.toHaveBeenCalled()
  await fail(new AdapterError({ status: 0, cause: new TypeError('Failed to fetch') }))
  expect(check).toHaveBeenCalledOnce()
})
