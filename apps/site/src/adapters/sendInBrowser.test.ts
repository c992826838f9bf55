import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendInBrowser } from './sendInBrowser.ts'

const path = '/api/lesson/one'
const init = (bearer = 'Bearer dana', method = 'GET') => ({
  method,
  headers: { authorization: bearer },
})
const text = async (...given: Parameters<typeof sendInBrowser>) =>
  (await sendInBrowser(...given)).text()

/** Responses that the head script has requested. */
const asked = (response: Promise<Response | undefined>) =>
  vi.stubGlobal('asked', { by: 'Bearer dana', to: { [path]: response } })

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('fetched')),
  )
  // The process of this test may have run for longer than early responses are valid.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('takes what was asked for already, once', async () => {
  asked(Promise.resolve(new Response('early')))
  expect(await text(path, init())).toBe('early')
  expect(fetch).not.toHaveBeenCalled()
  expect(await text(path, init())).toBe('fetched')
})

it.each([
  ['for somebody else', path, init('Bearer pat')],
  ['by another method', path, init(undefined, 'POST')],
  ['of another path', '/api/lesson/two', init()],
])('asks itself %s', async (_what, to, given) => {
  asked(Promise.resolve(new Response('early')))
  expect(await text(to, given)).toBe('fetched')
})

it('asks itself if there was no response, or if it is old', async () => {
  asked(Promise.resolve(undefined))
  expect(await text(path, init())).toBe('fetched')
  asked(Promise.resolve(new Response('early')))
  vi.spyOn(performance, 'now').mockReturnValue(30_000)
  expect(await text(path, init())).toBe('fetched')
})

it('asks itself where nothing was asked for', async () => {
  expect(await text(path, init())).toBe('fetched')
})

it('ends a call that never comes', async () => {
  const end = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const response = sendInBrowser(path, init())
  end.abort(new DOMException('It takes too long.', 'TimeoutError'))
  await expect(response).rejects.toThrow('It takes too long.')
  expect(timeout).toHaveBeenCalledWith(60_000)
})
