import { expect, it, vi } from 'vitest'
import { cachedPages } from './pageCache.ts'

const request = (url: string) => ({
  url,
  send: async () => new Response(),
  now: new Date(0),
  origin: 'https://rampart.example',
  bootcampApplyUrl: 'mailto:a@b',
})

it('renders a page once for visitors who come together and shortly after', async () => {
  const render = vi.fn(async ({ url }: { url: string }) => ({ status: 200, html: `page ${url}` }))
  const cached = cachedPages(render)
  const pages = await Promise.all([cached(request('/')), cached(request('/')), cached(request('/course/a'))])
  expect(pages.map(({ html }) => html)).toEqual(['page /', 'page /', 'page /course/a'])
  await cached(request('/'))
  expect(render).toHaveBeenCalledTimes(2)
})

it.each([404, 503])('renders anew after a %i', async (status) => {
  const render = vi.fn(async () => ({ status, html: 'sorry' }))
  const cached = cachedPages(render)
  await cached(request('/'))
  await cached(request('/'))
  expect(render).toHaveBeenCalledTimes(2)
})

it('tries again after a failure', async () => {
  const render = vi.fn(async () => ({ status: 200, html: 'page' })).mockRejectedValueOnce(new Error('down'))
  const cached = cachedPages(render)
  await expect(cached(request('/'))).rejects.toThrow('down')
  await expect(cached(request('/'))).resolves.toEqual({ status: 200, html: 'page' })
})
