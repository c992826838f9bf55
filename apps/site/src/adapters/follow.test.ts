import type { LabSession } from '@rampart/contract/entities/labSession'
import { labSession } from '@rampart/screens/testing/labFixtures.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { createFollow } from './follow.ts'
import type { Send } from './request.ts'

afterEach(() => vi.useRealTimers())

const session = labSession('active')
const event = `event: session\ndata: ${JSON.stringify(session)}\n\n`
const tokens = { learner: () => 'a.b.c', bootcamp: () => undefined }
const type = { 'content-type': 'text/event-stream; charset=utf-8' }

/**
 * A stream of these parts, which stays open unless told otherwise; it breaks off with the request.
 */
function streaming(parts: readonly string[], { isOver = true, headers = type } = {}): Send {
  return async (_path, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        if (isOver) controller.close()
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers })
  }
}

function follow(send: Send, signal = new AbortController().signal) {
  const seen: LabSession[] = []
  const done = createFollow(send, tokens)('one', (each) => void seen.push(each), signal)
  return { seen, done }
}

it('asks with the token, and reads sessions however the network cuts them', async () => {
  const send = vi.fn<Send>(streaming([': \n\n', ...(event.match(/.{1,7}/gs) ?? []), event]))
  const { seen, done } = follow(send)
  await done
  expect(seen).toEqual([session, session])
  expect(send).toHaveBeenCalledWith(
    '/api/lab/sessions/one/events',
    expect.objectContaining({
      headers: { accept: 'text/event-stream', authorization: 'Bearer a.b.c' },
    }),
  )
})

it('leaves out events that it does not know', async () => {
  const { seen, done } = follow(streaming([`event: news\ndata: 1\n\n`, event]))
  await done
  expect(seen).toEqual([session])
})

it.each([
  ['no JSON', 'event: session\ndata: <b>\n\n'],
  ['no session', 'event: session\ndata: {"_id":1}\n\n'],
])('ends with an error at %s, and closes the stream', async (_name, text) => {
  const send = vi.fn<Send>(streaming([text], { isOver: false }))
  await expect(follow(send).done).rejects.toMatchObject({ status: 0, isUnreadable: true })
  expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})

it('takes a page of a proxy for no stream', async () => {
  const page = streaming([event], { headers: { 'content-type': 'text/html' } })
  const { seen, done } = follow(page)
  await expect(done).rejects.toMatchObject({ status: 0, isUnreadable: true })
  expect(seen).toEqual([])
})

it('keeps the refusal of the server, and reports no network', async () => {
  const body = { success: false, message: 'Session not found', code: 'session_not_found' }
  const refusing: Send = async () => Response.json(body, { status: 404 })
  await expect(follow(refusing).done).rejects.toMatchObject({
    status: 404,
    code: 'session_not_found',
  })
  const offline: Send = () => Promise.reject(new TypeError('offline'))
  await expect(follow(offline).done).rejects.toMatchObject({ status: 0 })
})

it('takes a silent stream for dead, but not one that shows that it is alive', async () => {
  vi.useFakeTimers()
  const { seen, done } = follow(streaming([event], { isOver: false }))
  const failure = done.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failure).toMatchObject({ status: 0 })
})

it('ends without a word when the page is left', async () => {
  const leaving = new AbortController()
  const { done } = follow(streaming([event], { isOver: false }), leaving.signal)
  leaving.abort()
  await expect(done).resolves.toBeUndefined()
})
