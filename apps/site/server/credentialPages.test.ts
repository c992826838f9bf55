import { badgeWire } from '@rampart/contract/calls/badge'
import { certificateWire } from '@rampart/contract/calls/certificate'
import { fileURLToPath } from 'node:url'
import {
  badge,
  certificate,
  hostileCertificate,
} from '@rampart/screens/testing/credentialFixtures.ts'
import { course } from '@rampart/screens/testing/fixtures.ts'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storySettings } from '../src/testing/storySettings.ts'

const origin = 'https://rampart.example'

let vite: ViteDevServer
let renderPage: (typeof import('../src/entry-server.tsx'))['renderPage']

beforeAll(async () => {
  vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    cacheDir: 'node_modules/.cache/vite-pages-test',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  ;({ renderPage } = (await vite.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../src/entry-server.tsx'))
}, 120_000)

afterAll(() => vite.close())

/** The page as the server sends it, with these responses of the API. */
async function page(url: string, answers: Record<string, object>) {
  const send = async (path: string) => {
    const answer = answers[path]
    return answer
      ? Response.json({ success: true, ...answer })
      : Response.json({ success: false, message: 'Not here.', code: 'not_found' }, { status: 404 })
  }
  const assets = { scripts: [], styles: [], preloads: [], fonts: '', page: '' }
  return renderPage({
    url,
    send,
    language: 'en',
    assetsFor: () => ({ assets, css: '' }),
    now: new Date('2026-11-21T09:00:00Z'),
    settings: { ...storySettings, origin },
  })
}

const metaOf = (html: string) =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<meta (?:property|name)="((?:og|twitter):[^"]+|description|robots)" content="([^"]*)"/g,
      ),
    ].map(([, name, content]) => [name, content]),
  )

const publicCertificate = {
  ...certificateWire.toWire(certificate),
  imageUrl: '/api/certificate/file/CSN-DEMO000001.png',
}

it('renders a certificate with its facts, title and social preview', async () => {
  const { status, html, isAboutPerson } = await page('/cert/view/csn-demo000001', {
    '/api/certificate/verify/csn-demo000001': { certificate: publicCertificate },
  })
  expect(status).toBe(200)
  // So that nobody reads for a minute that a revoked one is valid.
  expect(isAboutPerson).toBe(true)
  expect(html).toContain('<title>Dana Learner, Incident Response 101 · Rampart</title>')
  expect(html).toMatch(/<h1[^>]*>Incident Response 101<\/h1>/)
  expect(html).toContain('Friday, August 14, 2026')
  expect(html).toContain(`<link rel="canonical" href="${origin}/cert/view/CSN-DEMO000001"`)
  expect(metaOf(html)).toMatchObject({
    description:
      'Course Certificate CSN-DEMO000001, issued by Rampart to Dana Learner on Friday, August 14, 2026.',
    'og:type': 'article',
    'og:url': `${origin}/cert/view/CSN-DEMO000001`,
    'og:title': 'Dana Learner, Incident Response 101 · Rampart',
    'og:image': `${origin}/api/certificate/file/CSN-DEMO000001.preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Course Certificate of Dana Learner: Incident Response 101',
    'twitter:card': 'summary_large_image',
  })
  // The share links name the public address, not that of the request.
  expect(html).toContain(
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${origin}/cert/view/CSN-DEMO000001`)}`,
  )
  expect(html).not.toMatch(/<[^>]+ style=/)
})

it.each([null, 'data:image/png;base64,AAAA', 'javascript:alert(1)'])(
  'previews the site’s own picture where the certificate has %j',
  async (imageUrl) => {
    const { html } = await page('/cert/view/CSN-DEMO000001', {
      '/api/certificate/verify/CSN-DEMO000001': {
        certificate: { ...certificateWire.toWire(certificate), imageUrl },
      },
    })
    expect(metaOf(html)['og:image']).toBe(`${origin}/social.jpg`)
  },
)

it('previews a picture from elsewhere as it is', async () => {
  const imageUrl = 'https://pictures.example/one.png'
  const { html } = await page('/cert/view/CSN-DEMO000001', {
    '/api/certificate/verify/CSN-DEMO000001': { certificate: { ...publicCertificate, imageUrl } },
  })
  expect(metaOf(html)).toMatchObject({ 'og:image': imageUrl })
  expect(metaOf(html)).not.toHaveProperty('og:image:width')
})

it('describes a course to search engines, in data that ends no element', async () => {
  const title = '</script><script>alert(1)</script>'
  const { html } = await page(`/course/${course.slug}`, {
    [`/api/course/${course.slug}`]: { data: { ...course, title } },
  })
  const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({ '@type': 'Course', name: title })
  expect(html).not.toContain('<script>alert')
  expect(metaOf(html)).toMatchObject({
    'og:image': `${origin}/social/course/${course.slug}.png`,
    'og:image:width': '1200',
  })
})

it('says what it is about in the first 32 kB, as chats read no more', async () => {
  const { html } = await renderPage({
    url: '/bootcamps/cyber',
    send: () => Promise.reject(new Error('not asked')),
    language: 'en',
    assetsFor: () => ({
      assets: { scripts: [], styles: ['/page.css'], preloads: [], fonts: '', page: '' },
      css: `@property --a{syntax:'<color>'}a>b{top:0}${'/* a large sheet */'.repeat(5_000)}`,
    }),
    now: new Date(),
    settings: { ...storySettings, origin },
  })
  const first = html.slice(0, html.indexOf('<style'))
  expect(first).toContain('<title>Cybersecurity Analyst Bootcamp')
  expect(first).toContain('rel="canonical"')
  expect(metaOf(first)).toMatchObject({
    description: expect.stringContaining('security operations center'),
    'og:image': `${origin}/social/bootcamp/cyber.png`,
    'twitter:card': 'summary_large_image',
  })
})

it('keeps hostile names texts everywhere', async () => {
  const { status, html } = await page('/cert/view/CSN-DEMO000003', {
    '/api/certificate/verify/CSN-DEMO000003': {
      certificate: certificateWire.toWire(hostileCertificate),
    },
  })
  expect(status).toBe(200)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('R&amp;D #1: &lt;/title&gt;&lt;img src=x')
  expect(metaOf(html)['og:title']).toContain('&quot;&gt;&lt;script&gt;')
})

it('says in the preview that a certificate was revoked', async () => {
  const { html } = await page('/cert/view/CSN-DEMO000001', {
    '/api/certificate/verify/CSN-DEMO000001': {
      certificate: { ...publicCertificate, status: 'Revoked' },
    },
  })
  expect(metaOf(html)['og:title']).toMatch(/^Revoked: /)
  expect(metaOf(html)['og:image:alt']).toMatch(/^Revoked: Course Certificate of /)
  expect(html).not.toContain('wa.me')
})

it('renders a badge', async () => {
  const { status, html } = await page('/badge/view/BDG-DEMO000001', {
    '/api/badge/view/BDG-DEMO000001': { data: badgeWire.toWire(badge) },
  })
  expect(status).toBe(200)
  expect(html).toContain('<title>Dana Learner, Container Fundamentals · Rampart</title>')
  expect(metaOf(html)['og:url']).toBe(`${origin}/badge/view/BDG-DEMO000001`)
})

it.each([
  ['/cert/view/CSN-NOSUCH', 'Certificate Not Found', 'href="/verify-cert"'],
  ['/cert/view/%3Cscript%3E', 'Certificate Not Found', 'href="/verify-cert"'],
  [
    '/badge/view/BDG-NOSUCH',
    'Badge Not Found',
    'The badge you&#x27;re looking for doesn&#x27;t exist or has been removed.',
  ],
])('%s is not found, and says so to machines, too', async (url, title, text) => {
  const { status, html } = await page(url, {})
  expect(status).toBe(404)
  expect(html).toContain(`<title>${title} · Rampart</title>`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toContain(text)
  expect(metaOf(html)).toEqual({ robots: 'noindex' })
})

it('sends 503 with a page while the API is away', async () => {
  const assets = { scripts: [], styles: [], preloads: [], fonts: '', page: '' }
  const { status, html } = await renderPage({
    url: '/cert/view/CSN-DEMO000001',
    send: () => Promise.reject(new Error('down')),
    language: 'en',
    assetsFor: () => ({ assets, css: '' }),
    now: new Date(),
    settings: { ...storySettings, origin },
  })
  expect(status).toBe(503)
  expect(html).toContain('aria-busy="true"')
})

it('keeps a learner’s own pages out of what everybody gets', async () => {
  const { status, html } = await page('/my-learning/credentials', {})
  expect(status).toBe(200)
  expect(html).toContain('<title>Credentials · Rampart</title>')
  expect(html).toMatch(/<h1[^>]*>My Learning<\/h1>/)
  expect(html).not.toContain('Failed')
})
