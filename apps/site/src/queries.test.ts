import { afterEach, expect, test, vi } from 'vitest'
import { createQueries, settled } from './queries.ts'

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
