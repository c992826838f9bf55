import { uploadGrace } from '@rampart/contract/rules/uploadTime'
import { afterEach, expect, it, vi } from 'vitest'
import { sendWithProgress } from './upload.ts'

/** In place of the browser's own; a test ends the request that was sent last. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  status = 200
  responseText = '{"success":true}'
  getResponseHeader = (): string | null => 'text/html'
  send(): void {
    FakeRequest.last = this
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The event by which a browser reports the bytes of an upload. */
class Progress extends Event {
  readonly lengthComputable = true
  readonly total = 10_000_000
  readonly loaded: number
  constructor(loaded: number) {
    super('progress')
    this.loaded = loaded
  }
}

/** Begins an upload; the request ends with this event after this time, with these bytes sent. */
function endWith(event: string, after: number, sent = 0): Promise<Response> {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const send = sendWithProgress({ onProgress: vi.fn(), signal: new AbortController().signal })
  const response = send('/api/upload', { method: 'POST', headers: {}, body: 'file' })
  FakeRequest.last.upload.dispatchEvent(new Progress(sent))
  vi.advanceTimersByTime(after)
  FakeRequest.last.dispatchEvent(new Event(event))
  return response
}

it.each([
  ['soon', uploadGrace, 0],
  ['late, but was fast enough', 200_000, 8_000_000],
])('takes an upload that breaks off %s for a lost connection', async (_when, after, sent) => {
  await expect(endWith('error', after, sent)).rejects.toThrow(TypeError)
})

it('takes one that breaks off as the server ends slow ones for too slow', async () => {
  expect((await endWith('error', uploadGrace + 1_000, 700_000)).status).toBe(408)
})

it('passes on what kind of response it is', async () => {
  const response = await endWith('load', 0)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html')
})
