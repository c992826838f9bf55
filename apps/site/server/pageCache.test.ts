import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storySettings } from '../src/testing/storySettings.ts'
import { cachedPages, freshFor, usableFor } from './pageCache.ts'
import type { StoredPage } from './pageCache.ts'

const request = (url: string, language = 'en') => ({
  url,
  language,
  send: async () => new Response(),
  now: new Date(0),
  settings: storySettings,
})

const textOf = async ({ content }: StoredPage) => (await content.read('identity')).toString()

it('renders a page once for visitors who come together and shortly after', async () => {
  const render = vi.fn(async ({ url }: { url: string }) => ({
    status: 200,
    html: `page ${url}`,
    css: '',
    isAboutPerson: false,
  }))
  const cached = cachedPages(render)
  const pages = await Promise.all([
    cached(request('/')),
    cached(request('/')),
    cached(request('/course/a')),
  ])
  expect(await Promise.all(pages.map(textOf))).toEqual(['page /', 'page /', 'page /course/a'])
  await cached(request('/'))
  expect(render).toHaveBeenCalledTimes(2)
})

it('keeps the languages of a page apart', async () => {
  const render = vi.fn(async ({ url, language }: { url: string; language: string }) => ({
    status: 200,
    html: `${language} ${url}`,
    css: '',
    isAboutPerson: false,
  }))
  const cached = cachedPages(render)
  const asked = ['en', 'ar', 'en', 'ar'].map((language) => cached(request('/', language)))
  const texts = await Promise.all((await Promise.all(asked)).map(textOf))
  expect(texts).toEqual(['en /', 'ar /', 'en /', 'ar /'])
  expect(render).toHaveBeenCalledTimes(2)
})

it.each([404, 503])('renders again after a %i', async (status) => {
  const render = vi.fn(async () => ({ status, html: 'sorry', css: '', isAboutPerson: false }))
  const cached = cachedPages(render)
  await cached(request('/'))
  await cached(request('/'))
  expect(render).toHaveBeenCalledTimes(2)
})

describe('a page that is no longer fresh', () => {
  let now = 0
  const waitFor = (seconds: number) => (now += seconds * 1000)
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    return () => vi.restoreAllMocks()
  })
  const ok = (html: string) => ({ status: 200, html, css: '', isAboutPerson: false })

  it('is served once more while it is rendered, and not after a minute', async () => {
    const next = Promise.withResolvers<ReturnType<typeof ok>>()
    const render = vi
      .fn(async () => ok('third'))
      .mockResolvedValueOnce(ok('first'))
      .mockReturnValueOnce(next.promise)
    const cached = cachedPages(render)
    const text = async () => textOf(await cached(request('/')))
    expect(await text()).toBe('first')
    waitFor(freshFor - 1)
    expect(await text()).toBe('first')
    expect(render).toHaveBeenCalledOnce()
    waitFor(1)
    expect(await Promise.all([text(), text()])).toEqual(['first', 'first'])
    expect(render).toHaveBeenCalledTimes(2)
    next.resolve(ok('second'))
    await vi.waitFor(async () => expect(await text()).toBe('second'))
    waitFor(usableFor)
    expect(await text()).toBe('third')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('is rendered first if it is about a person', async () => {
    const render = vi
      .fn(async () => ({ ...ok('revoked'), isAboutPerson: true }))
      .mockResolvedValueOnce({ ...ok('valid'), isAboutPerson: true })
    const cached = cachedPages(render)
    expect(await textOf(await cached(request('/cert/view/a')))).toBe('valid')
    waitFor(freshFor)
    expect(await textOf(await cached(request('/cert/view/a')))).toBe('revoked')
  })

  it.each([
    ['stays', 'cannot be rendered', async () => Promise.reject(new Error('down')), 'page'],
    ['stays', 'is not available', async () => ({ ...ok('sorry'), status: 503 }), 'page'],
    ['stays', 'asks for too much', async () => ({ ...ok('wait'), status: 429 }), 'page'],
    ['goes', 'is gone', async () => ({ ...ok('gone'), status: 404 }), 'gone'],
  ])('%s if it %s', async (_what, _why, response, then) => {
    const render = vi.fn(response).mockResolvedValueOnce(ok('page'))
    const cached = cachedPages(render)
    await cached(request('/'))
    waitFor(freshFor)
    expect(await textOf(await cached(request('/')))).toBe('page')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    await vi.waitFor(async () => expect(await textOf(await cached(request('/')))).toBe(then))
  })
})

it('sends nobody away because somebody else asked for too much', async () => {
  const slow = Promise.withResolvers<{
    status: number
    html: string
    css: string
    isAboutPerson: boolean
  }>()
  const render = vi
    .fn(async () => ({ status: 200, html: 'page', css: '', isAboutPerson: false }))
    .mockReturnValueOnce(slow.promise)
  const cached = cachedPages(render)
  const [first, second] = [cached(request('/')), cached(request('/'))]
  slow.resolve({ status: 429, html: 'wait', css: '', isAboutPerson: false })
  expect([(await first).status, (await second).status]).toEqual([429, 200])
})

it('tries again after a failure', async () => {
  const render = vi
    .fn(async () => ({ status: 200, html: 'page', css: '', isAboutPerson: false }))
    .mockRejectedValueOnce(new Error('down'))
  const cached = cachedPages(render)
  await expect(cached(request('/'))).rejects.toThrow('down')
  expect(await textOf(await cached(request('/')))).toBe('page')
})

it('tags a page by what it shows, not by when it was rendered', async () => {
  const pageAt = (time: number, title: string) =>
    cachedPages(async () => ({
      status: 200,
      html: `<h1>${title}</h1>{"state":{"dataUpdatedAt":${time}},"dehydratedAt":${time}}`,
      css: '',
      isAboutPerson: false,
    }))(request('/'))
  const tagOf = async (time: number, title = 'Explore') => (await pageAt(time, title)).content.etag
  expect(await tagOf(1)).toBe(await tagOf(2))
  expect(await tagOf(1)).not.toBe(await tagOf(1, 'Other'))
})

it('names the pictures that a page shows first, where their addresses are plain paths', async () => {
  const picture = (href: string) =>
    `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`
  const wide =
    '<link rel="preload" as="image" href="/art/w.svg" media="(min-width: 45em)" fetchPriority="high"/>'
  const render = async () => ({
    status: 200,
    html:
      wide +
      ['/art/map.svg', '/art/a%20b.svg', '/art/x>; rel=y', 'https://a.test/b.svg']
        .map(picture)
        .join(''),
    css: '',
    isAboutPerson: false,
  })
  expect((await cachedPages(render)(request('/'))).link).toBe(
    '</art/w.svg>; rel=preload; as=image; fetchpriority=high; media="(min-width: 45em)", </art/map.svg>; rel=preload; as=image; fetchpriority=high, </art/a%20b.svg>; rel=preload; as=image; fetchpriority=high',
  )
})
