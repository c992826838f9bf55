import { afterAll, beforeAll, vi } from 'vitest'

/**
 * What the adapters take from the browser that Node does not have, over `send` (Node's `fetch` if
 * it is not given): addresses without an origin, uploads that tell their progress, storage. As much
 * of each as the adapters use; the journeys run them in a real browser.
 */
export function useBrowserStandIns(
  origin: () => string,
  send: (address: URL, init?: RequestInit) => Promise<Response> = fetch,
): void {
  beforeAll(() => {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      send(addressOf(origin(), path), init),
    )
    vi.stubGlobal('XMLHttpRequest', StandInRequest)
    vi.stubGlobal('localStorage', new StandInStorage())
  })
  afterAll(() => void vi.unstubAllGlobals())
}

/**
 * The site's server has the issuer's document of its API at an address of its own (see site.ts).
 */
const addressOf = (origin: string, path: string) =>
  new URL(path === '/.well-known/did.json' ? '/api/issuer/did.json' : path, origin)

/** Sends by `fetch`, and reports progress at the end. */
class StandInRequest extends EventTarget {
  readonly upload = new EventTarget()
  responseText = ''
  status = 0
  #path = ''
  #received = new Headers()
  readonly #controller = new AbortController()
  readonly #init: { method: string; headers: Record<string, string> } = { method: '', headers: {} }

  open(method: string, path: string): void {
    this.#init.method = method
    this.#path = path
  }

  setRequestHeader(name: string, value: string): void {
    this.#init.headers[name] = value
  }

  getResponseHeader(name: string): string | null {
    return this.#received.get(name)
  }

  abort(): void {
    this.#controller.abort()
  }

  send(body: FormData): void {
    const { signal } = this.#controller
    this.#receive(fetch(this.#path, { ...this.#init, body, signal }))
      .catch(() => this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error')))
      .finally(() => this.dispatchEvent(new Event('loadend')))
  }

  async #receive(answer: Promise<Response>): Promise<void> {
    const response = await answer
    this.status = response.status
    this.#received = response.headers
    this.responseText = await response.text()
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }),
    )
    this.upload.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('load'))
  }
}

/** Storage whose entries are its own properties, as a browser's are. */
class StandInStorage {
  [key: string]: unknown

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null
  }

  setItem(key: string, text: string): void {
    this[key] = text
  }

  removeItem(key: string): void {
    delete this[key]
  }
}
