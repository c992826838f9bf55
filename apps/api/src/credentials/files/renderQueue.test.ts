import { expect, test } from 'vitest'
import { createRenderQueue } from './renderQueue.ts'

/** A drawing that is done when told. */
function drawing() {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const state = { hasBegun: false }
  const draw = () => {
    state.hasBegun = true
    return promise
  }
  return {
    draw,
    state,
    finish: () => resolve(Buffer.from('drawn')),
    fail: () => reject(new Error('torn')),
  }
}

const begun = (list: readonly ReturnType<typeof drawing>[]) =>
  list.filter(({ state }) => state.hasBegun).length
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('two are drawn at a time, the next ones when a place is free, also after a failure', async () => {
  const render = createRenderQueue()
  const list = Array.from({ length: 4 }, drawing)
  const drawings = list.map(({ draw }, index) => render(String(index), draw))
  await settle()
  expect(begun(list)).toBe(2)
  list[0]?.fail()
  await expect(drawings[0]).rejects.toThrow('torn')
  await settle()
  expect(begun(list)).toBe(3)
  for (const { finish } of list) finish()
  expect((await Promise.all(drawings.slice(1))).map(String)).toEqual(['drawn', 'drawn', 'drawn'])
})

test('the same one is drawn once while it is under way', async () => {
  const render = createRenderQueue()
  const one = drawing()
  const drawings = [render('a', one.draw), render('a', () => Promise.reject(new Error('twice')))]
  one.finish()
  expect((await Promise.all(drawings)).map(String)).toEqual(['drawn', 'drawn'])
})

test('a request that would wait too long is told when to come back', async () => {
  const render = createRenderQueue()
  const list = Array.from({ length: 102 }, drawing)
  const drawings = list.map(({ draw }, index) => render(String(index), draw))
  const refused = await render('103', () => Promise.resolve(Buffer.from(''))).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ statusCode: 503, code: 'drawing_busy', retryAfter: 5 })
  for (const { finish } of list) finish()
  await Promise.all(drawings)
})
