import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { send } from './support/http.ts'
import { useSite } from './support/tests.ts'

const site = useSite()
const get = (path: string) => send(site().address, path)

/** A text's hash in the form of a content security policy. */
const hashOf = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The style that React Aria adds to a page with its first pressable part, as Chromium names it when
 * it is refused.
 */
const pressableStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

/** A built file that pages load. */
async function builtFile(ending: string): Promise<string> {
  const path = new RegExp(`"(/assets/[^"]+\\.${ending})"`).exec((await get('/')).text)?.[1]
  if (!path) throw new Error(`The page names no .${ending} file.`)
  return path
}

const art = '/art/course/devops/beginner/git-basics.svg'

test.each([
  '/',
  '/course/git-basics',
  '/signin',
  '/bootcamps',
  '/no/such/page',
  '/course/no-such-course',
])('security headers of the page %s', async (path) => {
  const { headers, text } = await get(path)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  })
  // Sent only by a site at an https address.
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()

  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  )
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  expect(inline).toHaveLength(1)
  expect(policy.get('script-src')).toBe(`script-src 'self' '${hashOf(inline[0])}'`)
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '')
  expect(styles).toHaveLength(1)
  expect(policy.get('style-src')).toBe(
    `style-src 'self' '${hashOf(pressableStyle)}' '${hashOf(styles[0])}'`,
  )
  expect([...policy.values()]).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify baked-svg lab-shell verifier',
    ]),
  )
  expect(text).not.toMatch(/<[^>]+ style=|<[^>]+ on[a-z]+=/)
})

test('security headers of built files, which are kept for good', async () => {
  for (const ending of ['js', 'css']) {
    const { status, headers } = await get(await builtFile(ending))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

test('pages, artwork and built files are sent compressed, with a tag', async () => {
  const varying: Readonly<Record<string, string>> = {
    '/': 'accept-language, cookie, ',
    // Content may be translated.
    '/api/explore': 'accept-language, ',
  }
  for (const path of ['/', art, await builtFile('js'), '/api/explore']) {
    const { headers } = await send(site().address, path, { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toBe(`${varying[path] ?? ''}accept-encoding`)
    const known = { 'if-none-match': String(headers['etag']) }
    expect((await send(site().address, path, { headers: known })).status).toBe(304)
  }
})

test('no cache between keeps pages, which are in the language of the visitor, and none a page whose address lets its holder in', async () => {
  expect((await get('/course/git-basics')).headers['cache-control']).toBe(
    'private, max-age=0, stale-while-revalidate=60',
  )
  for (const path of ['/bootcamps/aws/task?session=a.b.c', '/no/such/page'])
    expect((await get(path)).headers['cache-control']).toBe('no-store')
})

test.each(['/favicon.svg', '/robots.txt'])('security headers of %s', async (path) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
  })
})

test('security headers of artwork, which other sites may show', async () => {
  const { status, headers } = await get(art)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('security headers of the player, which this site alone may frame', async () => {
  for (const [film, status] of [
    ['intro-devops', 200],
    ['no-such-film', 404],
  ] as const) {
    const page = await get(`/player/demo/${film}`)
    expect(page.status).toBe(status)
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; media-src 'self'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; frame-ancestors 'self'; base-uri 'none'$/,
    )
  }
  const { headers, text } = await get('/player/demo/intro-devops')
  expect(headers['content-security-policy']).toContain(
    `style-src '${hashOf(/<style>(.*?)<\/style>/.exec(text)?.[1])}'`,
  )
  expect(headers['content-security-policy']).toContain(
    `script-src '${hashOf(/<script>(.*?)<\/script>/s.exec(text)?.[1])}'`,
  )
})

test('the page in the player’s frame has a title in words', async () => {
  const { text } = await get('/player/demo/intro-devops')
  expect(text).toContain('<title>Intro devops</title>')
})

test.each([
  ['/api/explore', 200, 'public, no-cache'],
  ['/api/user', 401, 'no-store'],
  ['/api/health/live', 200, 'no-store'],
] as const)('security headers of the call %s', async (path, status, cache) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': cache,
  })
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('verifiers at other sites may read who issues credentials here', async () => {
  const { status, headers, text } = await get('/.well-known/did.json')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/did\+json/)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(JSON.parse(text)).toMatchObject({ id: expect.stringMatching(/^did:web:/) })
  const { etag = '' } = headers
  expect(etag).toMatch(/^W\/"/)
  const known = { method: 'HEAD', headers: { 'if-none-match': etag } }
  expect((await send(site().address, '/.well-known/did.json', known)).status).toBe(304)
  const asked = await send(site().address, '/.well-known/did.json', {
    method: 'OPTIONS',
    headers: { origin: 'https://verifier.example' },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  })
})
