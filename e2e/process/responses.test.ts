import { describe, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { send, sendBytes } from './support/http.ts'
import { startSite, useSite } from './support/tests.ts'

/** What a site at an https address needs. */
const secure = {
  HOST: '0.0.0.0',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://learn.example.org',
}
const site = useSite(secure)

/** The headers of every response of any kind. */
const guards = (frames = 'DENY') => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': frames,
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': expect.stringMatching(/default-src 'none'|frame-ancestors 'none'/),
})

const kinds: [kind: string, path: string, status: number, method?: string][] = [
  ['a page', '/', 200],
  ['its head', '/', 200, 'HEAD'],
  ['a page with its token in the address', '/bootcamps/aws/task?session=a.b.c', 200],
  ['an unknown page', '/no/such/page', 404],
  ['an address that cannot be read', '/%zz', 400],
  ['an address with a line end', '/%0a', 404],
  ['another site’s address', '//evil.example', 404],
  ['a redirect', '/explore', 301],
  ['a built file that is not there', '/assets/no-such-file.js', 404],
  ['a built file that climbs', '/assets/%2e%2e%2fpackage.json', 404],
  ['artwork', '/art/course/devops/beginner/git-basics.svg', 200],
  ['artwork with a sign', '/art/course/devops/beginner/git-basics.branch.svg', 200],
  ['the map', '/art/night-map.svg', 200],
  ['artwork that is not there', '/art/x', 404],
  ['a film', '/videos/intro-devops.webm', 200],
  ['a film that is not there', '/videos/no-such-film.webm', 404],
  ['a film of a terminal', '/films/git-basics-branches.cast', 200],
  ['a film of a terminal that is not there', '/films/no-such-film.cast', 404],
  ['a picture that is not there', '/pictures/none.000000000000.svg', 404],
  ['the icon', '/favicon.svg', 200],
  ['a public file', '/robots.txt', 200],
  ['a brochure', '/brochures/aws.pdf', 200],
  ['the issuer’s document', '/.well-known/did.json', 200],
  ['its preflight', '/.well-known/did.json', 204, 'OPTIONS'],
  ['a method that pages do not take', '/', 405, 'DELETE'],
  ['a call', '/api/explore', 200],
  ['a call without a token', '/api/user', 401],
  ['a call that is not there', '/api/none', 404],
  ['a call that cannot be read', '/api/%zz', 400],
  ['mails, which others do not read', '/dev/outbox', 404],
]

test.each(kinds)(
  '%s has the security headers (%s)',
  async (_kind, path, status, method = 'GET') => {
    const response = await send(site().address, path, { method })
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject(guards())
  },
)

test('so do built files, and what a browser has already', async () => {
  const page = await send(site().address, '/')
  const path = /"(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
  const file = await send(site().address, path)
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject(guards())
  for (const [address, { headers }] of [
    ['/', page],
    [path, file],
  ] as const) {
    const known = await send(site().address, address, {
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(known.status).toBe(304)
    expect(known.headers).toMatchObject(guards())
  }
})

test('the player may be framed, by this site alone', async () => {
  for (const film of ['intro-devops', 'no-such-film'])
    expect((await send(site().address, `/player/demo/${film}`)).headers).toMatchObject(
      guards('SAMEORIGIN'),
    )
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a head that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
] as const)('so does the refusal of %s', async (_what, bytes, status) => {
  const response = await sendBytes(site().address, bytes)
  const [head = '', ...lines] = response.split('\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.split(':')[0]?.toLowerCase() ?? '',
      line.slice(line.indexOf(':') + 2),
    ]),
  )
  expect(headers).toMatchObject(guards())
})

describe('too many requests', () => {
  const limited = useSite({ ...secure, RATE_LIMIT_SCALE: '0.01' })
  test.each(['/signin', '/api/explore'])('for %s are refused with them', async (path) => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(limited().address, path)),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const response of refused) {
      expect(response.headers).toMatchObject(guards())
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

test('while the API is away, they are there, and a time to try again', async () => {
  const away = `http://127.0.0.1:${await freePort()}`
  const { address } = await startSite({ ...secure, API_URL: away })
  for (const path of ['/', '/course/git-basics', '/.well-known/did.json', '/api/explore']) {
    const response = await send(address, path)
    expect([path, response.status]).toEqual([path, 503])
    expect(response.headers).toMatchObject(guards())
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
})
