import { maxUploadTime } from '@rampart/contract/rules/uploadTime'
import type { Send } from './request.ts'

export interface Upload {
  /** Gets the percentage sent, 0 to 100. */
  onProgress: (percent: number) => void
  /** Breaks the upload off. */
  signal: AbortSignal
}

/**
 * A way to the API that tells how much of the body is sent, which `fetch` cannot. What breaks off
 * after longer than the server receives is a 408: the server's own is lost, as the browser is still
 * sending.
 */
export function sendWithProgress({ onProgress, signal }: Upload): Send {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const begun = performance.now()
      const abort = () => request.abort()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
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
        if (performance.now() - begun < maxUploadTime) reject(new TypeError('The upload failed.'))
        else resolve(new Response(null, { status: 408 }))
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
