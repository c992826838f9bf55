import { maxUploadTime } from '@rampart/contract/rules/uploadTime'
import { afterEach, expect, it, vi } from 'vitest'
import { sendWithProgress } from './upload.ts'

/** What stands in for the browser's own: the one that was sent last, to be ended by a test. */
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

/** Begins an upload; the request ends with this event after this time. */
function endWith(event: string, after: number): Promise<Response> {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const send = sendWithProgress({ onProgress: vi.fn(), signal: new AbortController().signal })
  const response = send('/api/upload', { method: 'POST', headers: {}, body: 'file' })
  vi.advanceTimersByTime(after)
  FakeRequest.last.dispatchEvent(new Event(event))
  return response
}

it('takes an upload that breaks off for a lost connection', async () => {
  await expect(endWith('error', maxUploadTime - 1)).rejects.toThrow(TypeError)
})

it('takes one that breaks off after the time of the server for too slow', async () => {
  expect((await endWith('error', maxUploadTime)).status).toBe(408)
})

it('passes on what kind of response it is', async () => {
  const response = await endWith('load', 0)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html')
})
