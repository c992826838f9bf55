import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCounts, readConfig } from '@rampart/api'
import type { Counts } from '@rampart/api'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cookieFor } from '../src/languages.ts'
import { failureTexts } from '../src/failureTexts.ts'
import { requestLanguage } from '../src/requestLanguage.ts'
import { routes } from '../src/routes.tsx'
import { pageAddress } from '../src/routing.tsx'
import { site } from './site.ts'

/** Counts of one process. */
const ownCounts = async (): Promise<Counts> =>
  (await openCounts({ valkeyUrl: null }, { database: null, log: Fastify().log })).counts

/** A site whose pages are their addresses, and how often it rendered. */
async function openSite({
  counts,
  scale = '100',
  arePagesShared = false,
}: {
  counts?: Counts
  scale?: string
  arePagesShared?: boolean
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  const render = vi.fn(async ({ url, language }: { url: string; language: string }) => ({
    status: 200,
    html: language === 'en' ? url : `${language} ${url}`,
    css: '',
    isAboutPerson: url.startsWith('/cert/'),
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
    sendFor: () => async () => Response.json({ id: 'did:web:learn.example.org' }),
    apiUrl: null,
    arePagesShared,
    links: {
      bootcampApplyUrl: 'https://example.org/',
      creditsUrl: 'https://example.org/credits',
      subscriptionUrl: 'https://example.org/subscription',
      asksOperator: { credits: false, subscription: false },
    },
    counts: counts ?? (await ownCounts()),
  })
  return {
    render,
    server,
    send: (url: string, headers = {}) => server.inject({ url, headers }),
    get: async (url: string) => (await server.inject({ url })).body,
  }
}

it('redirects managers of passwords to the form that changes one', async () => {
  const { send } = await openSite()
  expect(await send('/.well-known/change-password')).toMatchObject({
    statusCode: 302,
    headers: { location: '/profile?tab=password' },
  })
})

it('leads on from a link to which a mail program added a sign, with its query, and never elsewhere', async () => {
  const { send } = await openSite()
  expect(await send('/cert/view/CSN-DEMO000001%3E?a=b')).toMatchObject({
    statusCode: 301,
    headers: { location: '/cert/view/CSN-DEMO000001?a=b' },
  })
  expect((await send('//evil.example.')).headers).not.toHaveProperty('location')
})

it('leads on from an ID that was pasted with blanks to the page of its credential, with its query', async () => {
  const { send } = await openSite()
  expect(await send('/cert/view/%20csn-demo000001%0A?a=b')).toMatchObject({
    statusCode: 301,
    headers: { location: '/cert/view/CSN-DEMO000001?a=b' },
  })
  expect((await send('/cert/view/csn-demo000001')).headers).not.toHaveProperty('location')
})

it('tells whether the document of the issuer is still the same', async () => {
  const { send } = await openSite()
  const { headers, body, statusCode } = await send('/.well-known/did.json')
  expect([statusCode, body]).toEqual([200, '{"id":"did:web:learn.example.org"}'])
  const { etag } = headers
  expect(etag).toMatch(/^W\/"/)
  expect((await send('/.well-known/did.json', { 'if-none-match': etag })).statusCode).toBe(304)
})

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
  const shared = { counts: await ownCounts(), scale: '0.01' }
  const [one, other] = [await openSite(shared), await openSite(shared)]
  for (const { send } of [one, other, one, other, one, one].flatMap((each) => [each, each]))
    expect((await send('/signin')).statusCode).toBe(200)
  const refused = await other.send('/signin')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('says when to come back to a page whose data a visitor has asked for too often', async () => {
  const { render, send } = await openSite()
  render.mockResolvedValueOnce({ status: 429, html: '', css: '', isAboutPerson: false })
  const { statusCode, headers } = await send('/')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

it('renders the page for unknown paths once', async () => {
  const { render, get } = await openSite()
  for (let index = 0; index < 20; index += 1)
    expect(await get(`/no-such-page-${index}`)).toBe('/404')
  expect(await get('/course/no-such-course')).toBe('/course/no-such-course')
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a page once, also if its address has more', async () => {
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

it('lets caches in front keep pages if the operator says that they tell languages apart', async () => {
  const { send } = await openSite({ arePagesShared: true })
  const { headers } = await send('/signin', {})
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
  expect(headers['vary']).toContain('accept-language, cookie')
})

it('lets nobody show a page about a person once more while it asks for a newer one', async () => {
  for (const [arePagesShared, expected] of [
    [false, 'private, max-age=0'],
    [true, 'public, max-age=0, s-maxage=10'],
  ] as const) {
    const { send } = await openSite({ arePagesShared })
    expect((await send('/cert/view/CSN-DEMO000001')).headers['cache-control']).toBe(expected)
  }
})

it('says so if a film has no such part', async () => {
  const { send } = await openSite()
  const range = { range: 'bytes=999999999-' }
  expect((await send('/videos/cluster-view.webm', range)).statusCode).toBe(416)
})

it('renders a page for each language, and says what it depends on', async () => {
  const { render, send } = await openSite()
  const arabic = await send('/signin', { 'accept-language': 'ar-EG,en;q=0.5' })
  expect(arabic.body).toBe('ar /signin')
  expect(arabic.headers['vary']).toContain('accept-language, cookie')
  expect(arabic.headers['cache-control']).toMatch(/^private,/)
  const french = { 'accept-language': 'ar', cookie: 'language=fr' }
  for (let index = 0; index < 3; index += 1)
    expect((await send('/signin', french)).body).toBe('fr /signin')
  for (const cookie of ['language=../../x', 'language=__proto__', `language=${'x'.repeat(5_000)}`])
    expect((await send('/signin', { cookie })).body).toBe('/signin')
  expect((await send('/signin', { 'accept-language': 'x,'.repeat(4_000) })).body).toBe('/signin')
  expect(render).toHaveBeenCalledTimes(3)
})

it('keeps a choice that a form sends, and leads back to its page', async () => {
  const { server } = await openSite()
  const choose = (payload: string, referer = 'https://rampart.example/search?q=git') =>
    server.inject({
      method: 'POST',
      url: '/language',
      payload,
      headers: { referer, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const { statusCode, headers } = await choose('language=fr')
  expect(statusCode).toBe(303)
  expect(headers).toMatchObject({ location: '/search?q=git', 'cache-control': 'no-store' })
  expect(headers['set-cookie']).toMatch(/^language=fr;/)
  expect((await choose('language=x%3B%20Domain%3Devil')).headers['set-cookie']).toMatch(
    /^language=en;/,
  )
  for (const referer of [
    '',
    'javascript:alert(1)',
    'https://evil.example//other.example',
    'data:x',
  ])
    expect((await choose('language=ar', referer)).headers['location']).toBe('/')
  expect((await choose(`language=${'x'.repeat(2_000)}`)).statusCode).toBe(413)
  const json = { method: 'POST' as const, url: '/language', payload: { language: 'fr' } }
  expect((await server.inject(json)).headers['set-cookie']).toMatch(/^language=en;/)
})

it('fails in the language of the visitor', async () => {
  const { render, send } = await openSite()
  render.mockRejectedValue(new Error('down'))
  const failed = await send('/signin', { 'accept-language': 'ar' })
  expect(failed.statusCode).toBe(500)
  expect(failed.body).toContain('<html lang="ar" dir="rtl">')
  expect(failed.body).toContain('حدث خلل ما')
  expect((await send('/signin')).body).toContain('Something went wrong. Please try again.')
})

it('refuses methods that pages do not take, and names those that they do', async () => {
  const { server } = await openSite()
  const send = async (method: 'DELETE' | 'PUT', url: string) => {
    const { statusCode, headers } = await server.inject({ method, url })
    return { statusCode, allow: headers.allow }
  }
  expect(await send('DELETE', '/labs')).toEqual({ statusCode: 405, allow: 'GET, HEAD' })
  expect(await send('PUT', '/favicon.svg?x')).toEqual({ statusCode: 405, allow: 'GET, HEAD' })
  expect(await send('PUT', '/language')).toEqual({ statusCode: 405, allow: 'GET, HEAD, POST' })
  // Fastify would read them as patterns of routes.
  for (const path of ['/:a(', '/:a((x+x+)+y)', '/:language', '/*'])
    expect(await send('DELETE', path)).toEqual({ statusCode: 405, allow: 'GET, HEAD' })
})
