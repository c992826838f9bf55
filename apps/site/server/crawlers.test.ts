import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { crawlers } from './crawlers.ts'
import type { SendFor } from './send.ts'

async function openCrawlers(respond: () => Promise<Response>) {
  const server = Fastify()
  onTestFinished(() => server.close())
  const send = vi.fn<ReturnType<SendFor>>(respond)
  await server.register(crawlers, { publicUrl: 'https://learn.example', sendFor: () => send })
  return { send, get: (url: string) => server.inject({ url }) }
}

const noList = async () => new Response(null, { status: 500 })

/** Some crawlers take the first rule that fits, others the longest one. */
function verdictsOn(text: string, address: string) {
  const rules = text.split('\n').flatMap((line) => {
    const [, verdict, path] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
    return path === undefined ? [] : [{ isAllowed: verdict === 'Allow', path }]
  })
  const fitting = rules.filter(({ path }) => address.startsWith(path))
  const longest = fitting.toSorted((one, other) => other.path.length - one.path.length)
  return [fitting[0], longest[0]].map((rule) => rule?.isAllowed ?? true)
}

it('lets crawlers read the pictures of credentials and the pages, and no other call', async () => {
  const { get } = await openCrawlers(noList)
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*$/m)
  for (const type of ['certificate', 'badge'] as const)
    expect(verdictsOn(body, credentialFilePath(type, 'X-1', 'png'))).toEqual([true, true])
  expect(verdictsOn(body, '/cert/view/CSN-DEMO000001')).toEqual([true, true])
  expect(verdictsOn(body, '/api/explore')).toEqual([false, false])
})

it('says where the list of pages is, by the origin of the site, and passes it on', async () => {
  const { get, send } = await openCrawlers(async () => new Response('<urlset/>'))
  const { body } = await get('/robots.txt')
  expect(body).toMatch(/^Sitemap: https:\/\/learn\.example\/sitemap\.xml$/m)
  expect(await get('/sitemap.xml')).toMatchObject({
    statusCode: 200,
    body: '<urlset/>',
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
  expect(send).toHaveBeenCalledWith('/api/sitemap.xml', { method: 'GET', headers: {} })
})

it.each([
  ['an API that fails', noList, 503],
  ['an API that cannot be reached', () => Promise.reject(new Error('refused')), 503],
  ['an API that counts too many', async () => new Response(null, { status: 429 }), 429],
])('asks crawlers to come again after %s', async (_name, respond, code) => {
  const { get } = await openCrawlers(respond)
  const { statusCode, headers } = await get('/sitemap.xml')
  expect(statusCode).toBe(code)
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
})
