import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from './boot.ts'

/** Runs the script on a page whose root has these attributes; returns its listeners by event. */
function listenersOn(root: Record<string, string>) {
  const listeners = new Map<string, (event: object) => void>()
  runInNewContext(bootScript, {
    localStorage: { getItem: () => null },
    document: {
      documentElement: { dataset: root },
      querySelector: () => null,
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
    },
  })
  return listeners
}

/** Sends a form on a page whose root has these attributes; returns what became of it. */
function send({ root = {}, action }: { root?: Record<string, string>; action?: string } = {}) {
  const listeners = listenersOn(root)
  const target = { dataset: {}, hasAttribute: () => action !== undefined }
  const event = { target, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }
  listeners.get('submit')?.(event)
  return event
}

it('keeps a form that only scripts can send until they have taken the page over', () => {
  const { target, preventDefault, stopImmediatePropagation } = send()
  expect(target.dataset).toEqual({ held: '' })
  expect(preventDefault).toHaveBeenCalledOnce()
  // Otherwise React, which may listen already, would send it, too.
  expect(stopImmediatePropagation).toHaveBeenCalledOnce()
})

it.each([
  ['once they have', { root: { live: '' } }],
  ['that has an address of its own', { action: '/search' }],
])('leaves a form alone %s', (_name, given) => {
  const { target, preventDefault } = send(given)
  expect(target.dataset).toEqual({})
  expect(preventDefault).not.toHaveBeenCalled()
})

it.each([
  ['a button until scripts have taken all parts over', {}, {}, { held: '' }],
  ['no button of a form', {}, { form: {} }, {}],
  ['no button once they have', { ready: '' }, {}, {}],
])('holds %s', (_name, root, button, held) => {
  const target = { form: null, ...button, dataset: {} }
  listenersOn(root).get('click')?.({ target: { closest: () => target } })
  expect(target.dataset).toEqual(held)
})

describe('if a script of the page cannot be loaded', () => {
  const load = { isUp: true, wait: null as string | null }
  const reload = vi.fn<() => void>()

  /** A page on which a script fails; returns a function that reports an event to it. */
  function fail(
    failed: object = { type: 'module' },
    root: Record<string, string> = {},
    storage: object = {
      getItem: () => load.wait,
      setItem: (_key: string, value: number) => (load.wait = String(value)),
    },
  ) {
    const listeners = new Map<string, (event: object) => void>()
    runInNewContext(bootScript, {
      localStorage: { getItem: () => null },
      sessionStorage: storage,
      location: { href: 'https://site.example/', reload },
      fetch: async () => (load.isUp ? {} : Promise.reject(new TypeError('Failed to fetch'))),
      setTimeout,
      clearTimeout,
      document: {
        documentElement: { dataset: root },
        querySelector: () => null,
        addEventListener: (type: string, listener: (event: object) => void) =>
          listeners.set(type, listener),
      },
    })
    const tell = (type: string, target: object) => listeners.get(type)?.({ target })
    tell('error', failed)
    return tell
  }

  beforeEach(() => {
    vi.useFakeTimers()
    reload.mockReset()
    Object.assign(load, { isUp: true, wait: null })
    return () => vi.useRealTimers()
  })

  it('loads the page again once the server can be reached', async () => {
    load.isUp = false
    fail()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(reload).not.toHaveBeenCalled()
    load.isUp = true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does so for a script that was requested early, unless the page works without', async () => {
    const root: Record<string, string> = {}
    fail({ rel: 'modulepreload' }, root)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(reload).toHaveBeenCalledOnce()
    root['live'] = ''
    fail({ rel: 'modulepreload' }, root)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits twice as long each time, a minute at most', async () => {
    for (const [index, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
      // Several scripts of one page.
      fail()('error', { type: 'module' })
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
      expect(reload).toHaveBeenCalledTimes(index)
      await vi.advanceTimersByTimeAsync(1)
      expect(reload).toHaveBeenCalledTimes(index + 1)
    }
  })

  it('leaves the page as it is where storage is refused, as it could not stop', async () => {
    expect(() => fail({ type: 'module' }, {}, {})).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page to someone who has typed', async () => {
    fail()('input', {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })
})

it('leaves the page as it is if something else cannot be loaded', () => {
  const wait = vi.fn<() => void>()
  let onError: (event: object) => void = () => undefined
  runInNewContext(bootScript, {
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    clearTimeout,
    setTimeout: wait,
    document: {
      documentElement: { dataset: {} },
      querySelector: () => null,
      addEventListener: (type: string, listener: typeof onError) =>
        type === 'error' && (onError = listener),
    },
  })
  onError({ target: { type: '' } })
  expect(wait).not.toHaveBeenCalled()
  onError({ target: { type: 'module' } })
  expect(wait).toHaveBeenCalledOnce()
})

describe('what the page names of the API', () => {
  const token = (expires: number) => `a.${btoa(JSON.stringify({ exp: expires }))}.c`
  const later = Date.now() / 1000 + 60

  /** Runs the script with this token and what the page names; returns the requests. */
  function requests(stored: string | null, content?: string) {
    const fetch = vi.fn<(path: string, init: object) => Promise<unknown>>(async () => ({}))
    const window: { asked?: object } = {}
    const context = Object.assign(window, {
      window,
      fetch,
      atob,
      AbortSignal,
      JSON,
      Date,
      localStorage: { getItem: (key: string) => (key === 'authToken' ? stored : null) },
      document: {
        documentElement: { dataset: {}, lang: 'ar' },
        querySelector: (selector: string) =>
          selector === 'meta[name=asks]' && content ? { content } : null,
        addEventListener: () => undefined,
      },
    })
    runInNewContext(bootScript, context)
    return { calls: fetch.mock.calls, asked: context.asked }
  }

  it('is asked for with the session, in the language of the page', () => {
    const bearer = `Bearer ${token(later)}`
    const { calls, asked } = requests(token(later), '/api/one /api/two')
    const init = {
      signal: expect.any(AbortSignal) as AbortSignal,
      headers: { accept: 'application/json', 'accept-language': 'ar', authorization: bearer },
    }
    expect(calls).toEqual([
      ['/api/one', init],
      ['/api/two', init],
    ])
    expect(asked).toMatchObject({ by: bearer, to: { '/api/one': {}, '/api/two': {} } })
  })

  it.each([
    ['without a session', null, '/api/one'],
    ['with one that is over', token(0), '/api/one'],
    ['if it names nothing', token(later), undefined],
  ])('is not asked for %s', (_when, stored, content) => {
    expect(requests(stored, content)).toMatchObject({ calls: [] })
  })
})
