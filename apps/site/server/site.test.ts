import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCounts, readConfig } from '@rampart/api'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cookieFor } from '../src/languages.ts'
import { failureTexts } from '../src/failureTexts.ts'
import { requestLanguage } from '../src/requestLanguage.ts'
import { routes } from '../src/routes.tsx'
import { pageAddress } from '../src/routing.tsx'
import { site } from './site.ts'

/** A site whose pages are their addresses, and how often it rendered. */
async function openSite({ counts = createCounts(() => new Date()), scale = '100' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  const render = vi.fn(async ({ url, language }: { url: string; language: string }) => ({
    status: 200,
    html: language === 'en' ? url : `${language} ${url}`,
    css: '',
  }))
  const server = Fastify()
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  await server.register(site, {
    config: readConfig({ DATA_DIR: folder, RATE_LIMIT_SCALE: scale }),
    pages: {
      render,
      languageFor: (headers) => requestLanguage(headers).tag,
      languageCookieFor: cookieFor,
      failureTexts: await failureTexts(),
      addressOf: async (url) => pageAddress(routes, url),
      brandStyle: async () => ({ css: '' }),
      inlineScript: '',
      clientFolder: folder,
    },
    sendFor: () => async () => new Response(),
    apiUrl: null,
    links: {
      bootcampApplyUrl: 'https://example.org/',
      creditsUrl: 'https://example.org/credits',
      subscriptionUrl: 'https://example.org/subscription',
    },
    counts,
  })
  return {
    render,
    server,
    send: (url: string, headers = {}) => server.inject({ url, headers }),
    get: async (url: string) => (await server.inject({ url })).body,
  }
}

it('says where to report a weakness, for some months', async () => {
  const { get } = await openSite()
  const text = await get('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:security@rampart\.example$/m)
  expect(text).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

it('counts pages with those who share its counts', async () => {
  const shared = { counts: createCounts(() => new Date()), scale: '0.01' }
  const [one, other] = [await openSite(shared), await openSite(shared)]
  for (const { send } of [one, other, one, other, one, one])
    expect((await send('/signin')).statusCode).toBe(200)
  const refused = await other.send('/signin')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('renders the page for unknown paths once', async () => {
  const { render, get } = await openSite()
  for (let index = 0; index < 20; index += 1)
    expect(await get(`/no-such-page-${index}`)).toBe('/404')
  expect(await get('/course/no-such-course')).toBe('/course/no-such-course')
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a page once, whatever else its address has', async () => {
  const { render, get } = await openSite()
  for (let index = 0; index < 20; index += 1) {
    expect(await get(`/signin?n=${index}`)).toBe('/signin')
    expect(await get(`/?${index}=x&type=lab`)).toBe('/?type=lab')
    expect(await get(`/bootcamps/aws/task?session=${index}`)).toBe('/bootcamps/aws/task')
  }
  expect(render).toHaveBeenCalledTimes(3)
})

it('renders what a page reads', async () => {
  const { render, get } = await openSite()
  for (const url of ['/', '/?type=lab', '/?type=course', '/signin?returnURL=%2Fprofile'])
    expect(await get(url)).toBe(url)
  expect(render).toHaveBeenCalledTimes(4)
})
