import type { Send } from './request.ts'

export interface Upload {
  /** Gets the percentage sent, 0 to 100. */
  onProgress: (percent: number) => void
  /** Breaks the upload off. */
  signal: AbortSignal
}

/** A way to the API that tells how much of the body is sent, which `fetch` cannot. */
export function sendWithProgress({ onProgress, signal }: Upload): Send {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
      })
      request.upload.addEventListener('load', () => onProgress(100))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      request.addEventListener('error', () => reject(new TypeError('The upload failed.')))
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was broken off.', 'AbortError')),
      )
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', abort)
      request.send(body)
    })
}

/**
 * Whether browsers send a request with this text while its page is left: they do up to 64 KiB, here
 * with room for what is around it.
 */
export const fitsLeaving = (text: string) =>
  new TextEncoder().encode(JSON.stringify(text)).length < 60_000
