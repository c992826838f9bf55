import { minUploadSpeed, uploadGrace } from '@rampart/contract/rules/uploadTime'
import type { Send } from './request.ts'

export interface Upload {
  /** Gets the percentage sent, 0 to 100. */
  onProgress: (percent: number) => void
  /** Cancels the upload. */
  signal: AbortSignal
}

/** How many of the bytes that a browser reports as sent may still be on this machine. */
const buffered = 524_288

/**
 * Sends to the API and reports how much of the body is sent, which `fetch` cannot do. An upload
 * that breaks off after being slower than the server accepts becomes a 408: the server itself sends
 * none.
 */
export function sendWithProgress({ onProgress, signal }: Upload): Send {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const begun = performance.now()
      let sent = 0
      const abort = () => request.abort()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        sent = loaded
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
      })
      request.upload.addEventListener('load', () => onProgress(100))
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
          }),
        ),
      )
      request.addEventListener('error', () => {
        const time = performance.now() - begun
        const isSlow = time > uploadGrace && (sent - buffered) * 1_000 < time * minUploadSpeed
        if (isSlow) resolve(new Response(null, { status: 408 }))
        else reject(new TypeError('The upload failed.'))
      })
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was broken off.', 'AbortError')),
      )
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', abort)
      request.send(body)
    })
}
