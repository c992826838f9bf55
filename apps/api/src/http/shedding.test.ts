import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installErrorHandlers } from './errorHandler.ts'
import { installShedding } from './shedding.ts'

/** Keeps this process from its work, again and again. Returns a function that ends it. */
function keepBusy(milliseconds: number): () => void {
  let isOver = false
  const block = () => {
    if (isOver) return
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    setImmediate(block)
  }
  block()
  return () => (isOver = true)
}

test('an overloaded process turns requests away with a time, responds to its probes, and recovers', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await installShedding(app, { maxEventLoopDelay: 60, sampleInterval: 100 })
  installErrorHandlers(app)
  const handler = vi.fn(async () => ({ success: true }))
  app.get('/work', handler)
  app.get('/probe', { config: { isQuiet: true } }, async () => ({ success: true }))
  await app.ready()
  const ask = (url: string) => app.inject(url)

  expect((await ask('/work')).statusCode).toBe(200)
  const rest = keepBusy(150)
  await vi.waitFor(async () => expect((await ask('/work')).statusCode).toBe(503), {
    timeout: 50_000,
  })
  handler.mockClear()
  const [refused, probe] = await Promise.all([ask('/work'), ask('/probe')])
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'busy', details: { retryAfter: 5 } })
  expect(probe.statusCode).toBe(200)
  expect(handler).not.toHaveBeenCalled()

  rest()
  await vi.waitFor(async () => expect((await ask('/work')).statusCode).toBe(200), {
    timeout: 50_000,
  })
})
