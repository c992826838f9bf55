import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { send, signIn } from './support/http.ts'
import { serving } from './support/processes.ts'
import type { Serving } from './support/processes.ts'
import { filledFolder, start, startSite } from './support/tests.ts'

/** A sign-in whose body has not been sent yet. Returns `finish`, which sends it. */
async function beginSignIn({
  address,
}: Serving): Promise<{ finish: () => void; status: Promise<number> }> {
  const body = JSON.stringify({ email: 'fresh@demo.test', password: 'Rampart-demo-1!' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    // The server sends "100 Continue" when it has received the request's head.
    expect: '100-continue',
  }
  const sending = request(`${address}/api/auth/login`, { method: 'POST', headers, agent: false })
  const status = new Promise<number>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
  })
  // Awaited by some tests only.
  status.catch(() => undefined)
  await once(sending, 'continue')
  sending.write(body.slice(0, 5))
  return { finish: () => void sending.end(body.slice(5)), status }
}

test('SIGTERM ends the process in order, and the data is there after the next start', async () => {
  const folder = await filledFolder()
  const first = await startSite({ DATA_DIR: folder })
  await (await signIn(first.address)).enrol('git-basics')
  first.kill('SIGTERM')
  expect(await first.end).toBe(0)
  expect(first.errors()).toBe('')
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)

  const second = await startSite({ DATA_DIR: folder })
  const learner = await signIn(second.address)
  expect(await learner.isEnrolled('git-basics')).toBe(true)
  expect(await learner.isEnrolled('quick-win')).toBe(false)
})

test('a request under way is finished before the process ends, by SIGINT as well', async () => {
  const site = await startSite({ DATA_DIR: await filledFolder() })
  const { finish, status } = await beginSignIn(site)
  site.kill('SIGINT')
  finish()
  expect(await status).toBe(200)
  expect(await site.end).toBe(0)
})

test.each([
  ['site', 'SIGINT'],
  // The signal of a terminal that closes.
  ['site', 'SIGHUP'],
  ['api', 'SIGTERM'],
] as const)(
  '%s: %s twice, as from a terminal and through npm, ends no request',
  async (program, signal) => {
    const settings = { DATA_DIR: await filledFolder(), DRAIN_SECONDS: '3' }
    const running = await serving(start(program, settings))
    // Until then a signal ends it at once.
    if (program === 'site') await running.says(/ is ready on /)
    const { finish, status } = await beginSignIn(running)
    running.kill(signal)
    // The first signal has been handled.
    await vi.waitFor(async () =>
      expect((await send(running.address, '/api/health/ready')).status).toBe(503),
    )
    running.kill(signal)
    finish()
    expect(await status).toBe(200)
    expect(await running.end).toBe(0)
  },
)

test('for the drain time a stopping process takes requests, says that it is not ready, and ends connections', async () => {
  for (const program of ['site', 'api'] as const) {
    const folder = await filledFolder()
    const settings = { DATA_DIR: folder, DRAIN_SECONDS: '3' }
    const running = await serving(start(program, settings))
    // Until then a signal ends it at once.
    if (program === 'site') await running.says(/ is ready on /)
    const asked = performance.now()
    running.kill('SIGTERM')
    await vi.waitFor(async () =>
      expect((await send(running.address, '/api/health/ready')).status).toBe(503),
    )
    const agent = new Agent({ keepAlive: true })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${running.address}/api/health/live`, { agent }, resolve).on('error', reject).end()
    })
    await text(response)
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    expect(await running.end).toBe(0)
    expect(performance.now() - asked).toBeGreaterThan(3_000)
  }
})

test('a request that never ends is cut off after the grace time, by site and API alike', async () => {
  const stops = ['site', 'api'] as const
  const outcomes = await Promise.all(
    stops.map(async (program) => {
      const folder = await filledFolder()
      const running = await serving(start(program, { DATA_DIR: folder }))
      await beginSignIn(running)
      running.kill('SIGTERM')
      const code = await running.end
      return { program, code, isLocked: existsSync(join(folder, 'db.lock')) }
    }),
  )
  expect(outcomes).toEqual(stops.map((program) => ({ program, code: 0, isLocked: false })))
})

test('what was acknowledged outlives kill -9, and the next start takes the data folder over', async () => {
  const folder = await filledFolder()
  const courses = ['git-basics', 'quick-win']
  for (const slug of courses) {
    const site = await startSite({ DATA_DIR: folder })
    const learner = await signIn(site.address)
    await learner.enrol(slug)
    site.kill('SIGKILL')
    expect(await site.end).toBe('SIGKILL')
    expect(existsSync(join(folder, 'db.lock'))).toBe(true)
  }
  const site = await startSite({ DATA_DIR: folder })
  const learner = await signIn(site.address)
  expect(await Promise.all(courses.map(learner.isEnrolled))).toEqual(courses.map(() => true))
})
