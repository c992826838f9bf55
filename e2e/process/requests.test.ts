import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { send, sendBytes } from './support/http.ts'
import { useSite } from './support/tests.ts'

const site = useSite()
const get = (path: string) => send(site().address, path)

const art = '/art/course/devops/beginner/git-basics.svg'

describe('addresses that lead nowhere', () => {
  test.each([
    '/art/',
    '/art/x',
    '/art/course/nonsense/beginner/git-basics.svg',
    '/art/course/devops/beginner/Git-Basics.svg',
    '/art/course/devops/beginner/..%2f..%2fgit-basics.svg',
    '/art/course/devops/beginner/%3Cscript%3E.svg',
  ])('%s is no artwork', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test.each([
    '/assets/../../package.json',
    '/assets/../manifest.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/assets/%00',
    '/assets/',
    '/videos/..%2f..%2fpackage.json',
    '/videos/%2e%2e/instructors.yaml',
    '/videos/../instructors.yaml',
    '/videos/make-videos.sh',
    '/films/..%2finstructors.yaml',
    '/films/git-basics-branches.film',
    '/films/make-films.ts',
    '/films/',
    '/videos/',
    '/pictures/..%2finstructors.000000000000.svg',
    '/pictures/',
    '/player/demo/..%2f..%2finstructors',
    '/%2e%2e/package.json',
    '/../package.json',
    '/manifest.json',
    '/server/entry-server.js',
    '/program/main.js',
    '/program/main.js.map',
    '/.data/auth-secret',
    '/.git/config',
    '/.env',
    '//etc/passwd',
  ])('%s gives no file', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).not.toContain('"workspaces"')
  })

  test.each([
    '//',
    '///',
    '//evil.example/',
    '//evil.example/course/git-basics',
    '/\\evil.example',
    '/\\',
  ])('%s is no page', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test.each([
    '/%0a',
    '/no%0dsuch',
    '/%E2%80%A8',
    '/%E2%80%A9/x',
    '/bootcamps/aws/%0a',
    '/course/%0a',
    '/cert/view/%0a',
    '/lab/%E2%80%A8',
    '/bootcamps/%0a',
  ])('%s has a line end, and is an unknown page', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['/api', '/api/', '/api/no-such-call', '/api/course'])(
    '%s is no call, and says so as the API does',
    async (path) => {
      const { status, headers, text } = await get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'not_found' })
    },
  )

  test.each([
    '/courses//evil.example',
    '/courses/%2f%2fevil.example',
    '/courses/%5c%5cevil.example',
    '/explore/?x=//evil.example',
    '/login?returnURL=//evil.example',
  ])('%s leads to no other site', async (path) => {
    const { location } = (await get(path)).headers
    expect(new URL(location ?? '/', site().address).origin).toBe(site().address)
  })
})

describe('IDs that were pasted with more', () => {
  test.each([
    ['/cert/view/%20CSN-DEMO000001', '/cert/view/CSN-DEMO000001'],
    ['/cert/view/csn-demo000001%0A?from=mail', '/cert/view/CSN-DEMO000001?from=mail'],
    ['/badge/view/BDG-DEMO%20000001', '/badge/view/BDG-DEMO000001'],
  ])('%s leads to the page', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
    expect((await get(location)).status).toBe(200)
  })

  test.each([
    '/api/certificate/verify/%20csn-demo000001',
    '/api/certificate/verify/CSN-DEMO000001%0D%0A',
    '/api/badge/view/%20BDG-DEMO%20000001',
  ])('%s is found', async (path) => {
    expect((await get(path)).status).toBe(200)
  })
})

describe('odd requests', () => {
  test.each([
    '/%',
    '/%zz',
    '/course/%',
    '/course/%zz',
    '/course/%E0%A4%A',
    '/%ED%A0%80',
    '/art/%',
    '/player/demo/%zz',
    '/videos/%',
    '/assets/%zz',
    '/api/%zz',
  ])('%s is refused', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(400)
    expect(headers['content-type']).toMatch(
      path.startsWith('/api/') ? /^application\/json/ : /^text\/html/,
    )
  })

  test.each([
    ['a long path', `/${'a'.repeat(12_000)}`, 404],
    ['a long slug', `/course/${'a'.repeat(12_000)}`, 404],
    ['a path longer than any', `/${'a'.repeat(20_000)}`, 431],
    ['a query longer than any', `/?${'a'.repeat(20_000)}`, 431],
    ['a long name of artwork', `/art/course/devops/beginner/${'a-'.repeat(4_000)}.svg`, 404],
    ['a long call', `/api/${'a'.repeat(12_000)}`, 404],
  ] as const)('%s is refused', async (_name, path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  test.each([
    '/?type=%',
    '/?type=%zz',
    '/?%00',
    '/?type=lab&type=course',
    '/?__proto__[x]=1',
    '/%00',
  ])('%s is no fault of the server', async (path) => {
    expect((await get(path)).status).toBeLessThan(500)
  })

  test.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts of a page', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['two hosts of a call', 'GET /api/explore HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['two hosts of a file', 'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n'],
    ['bytes in the path', 'GET /\x00\xff HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s is refused, and the connection ends', async (_name, bytes) => {
    expect(await sendBytes(site().address, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test.each([
    '/',
    '/course/git-basics',
    '/no/such/page',
    art,
    '/player/demo/intro-devops',
    '/favicon.svg',
    '/.well-known/did.json',
    '/.well-known/security.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/cert/view/CSN-DEMO000001',
    '/api/certificate/file/CSN-DEMO000001.pdf',
    '/api/issuer/did.json',
    '/api/explore',
    '/api/health/live',
  ])('HEAD %s has the head of GET', async (path) => {
    const [head, whole] = [await send(site().address, path, { method: 'HEAD' }), await get(path)]
    expect(head.status).toBe(whole.status)
    expect(head.text).toBe('')
    for (const name of [
      'content-type',
      'content-security-policy',
      'cache-control',
      'content-length',
      'etag',
      'x-content-type-options',
    ])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  const served = [
    '/',
    '/course/git-basics',
    '/favicon.svg',
    art,
    '/player/demo/intro-devops',
    '/api/explore',
  ]

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is answered with 404 or 405',
    async (method) => {
      const answers = await Promise.all(
        served.map(async (path) => [path, (await send(site().address, path, { method })).status]),
      )
      expect(answers.filter(([, status]) => status !== 404 && status !== 405)).toEqual([])
    },
  )

  test.each(['QUERY', 'FOO', 'get'])('the unusual method %s is refused', async (method) => {
    expect(
      await sendBytes(
        site().address,
        `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('bodies that pages do not expect are no fault of the server', async () => {
    for (const [type, body] of [
      ['application/json', '{'],
      ['text/html', '<p>'],
      ['multipart/form-data; boundary=x', '--x'],
      ['nonsense', 'x'.repeat(100_000)],
    ] as const) {
      const { status } = await send(site().address, '/', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
})

// The last test: it checks all requests above.
test('none of these requests was a fault of the server', () => {
  const faults = site()
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
  expect(faults).toEqual([])
  expect(site().errors()).toBe('')
})

describe('more pages than a person opens', () => {
  const limited = useSite({ RATE_LIMIT_SCALE: '0.05' })

  test('are refused to their address, with the time to wait; files and health calls are not', async () => {
    const { address } = limited()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => send(address, `/signin?n=${index}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(refused[0]?.text).toContain('Too many requests. Please wait a minute.')
    expect((await send(address, '/favicon.svg')).status).toBe(200)
    expect((await send(address, '/api/health/live')).status).toBe(200)
  })
})

// Other systems have one loopback address.
describe.runIf(process.platform === 'linux')('more connections than browsers open', () => {
  const limited = useSite({ RATE_LIMIT_SCALE: '1' })

  test('of one address leave places for others', async () => {
    const { port } = new URL(limited().address)
    const address = `http://127.0.0.1:${port}`
    const silent = Array.from({ length: 2_100 }, () =>
      connect(Number(port), '127.0.0.1').on('error', () => undefined),
    )
    try {
      await Promise.all(
        silent.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
      )
      const { status } = await send(address, '/api/health/live', { from: '127.0.0.2' })
      expect(status).toBe(200)
      await expect.poll(() => silent.filter(({ closed }) => !closed).length).toBe(500)
    } finally {
      for (const socket of silent) socket.destroy()
    }
  })
})
