import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ask = vi.fn<(address: string) => Promise<{ status: number }>>()
const reload = vi.fn<() => void>()
let kept: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  ask.mockReset().mockResolvedValue({ status: 200 })
  reload.mockReset()
  kept = new Map()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { href: 'https://site.example/bootcamps', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = () => import('./release.ts')

it('reloads the page once, and again after a minute', async () => {
  const { replacePage } = await load()
  await expect(replacePage()).resolves.toBe(true)
  await expect(replacePage()).resolves.toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 61_000)
  await expect(replacePage()).resolves.toBe(true)
})

it('leaves the page as it is if the server cannot be reached', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const { replacePage } = await load()
  await expect(replacePage()).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload if the reload cannot be remembered', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { replacePage } = await load()
  await expect(replacePage()).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload after the visitor has gone to another page', async () => {
  const place = { href: 'https://site.example/bootcamps', reload }
  vi.stubGlobal('location', place)
  ask.mockImplementation(async () => {
    place.href = 'https://site.example/'
    return { status: 200 }
  })
  const { replacePage } = await load()
  await expect(replacePage()).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['is gone', async () => ({ status: 404 }), true],
  ['is there', async () => ({ status: 200 }), false],
  ['cannot be asked for', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])(
  'after a script that could not be loaded, this release is outdated only where its own script is gone: it %s',
  async (_words, response, isGone) => {
    ask.mockImplementation(response)
    const { isOutdated, checkRelease } = await load()
    await checkRelease().catch(() => undefined)
    expect(ask).toHaveBeenCalledOnce()
    expect(isOutdated()).toBe(isGone)
  },
)
