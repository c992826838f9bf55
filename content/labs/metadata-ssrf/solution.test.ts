import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

let target: RunningTarget
beforeAll(async () => {
  target = await startTarget('metadata-ssrf')
})
afterAll(() => target.stop())

const preview = async (url: string) => {
  const response = await target.request('/preview', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }) })
  const answer = (await response.json()) as { status: number; title: string; body: string; error?: string }
  return { ...answer, http: response.status }
}

const settings = (change: unknown, status = 200) =>
  target.text('/owner/settings', { method: 'PUT', headers: { 'x-owner-key': target.credentials['ownerKey'] ?? '' }, body: JSON.stringify(change) }, status)

const completeRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]
const strong = { checkResolvedAddress: true, schemes: ['https'], denyRanges: completeRanges, followRedirects: false }
const credentialsFolder = 'http://2852039166/latest/meta-data/iam/security-credentials/'

interface Credentials {
  AccessKeyId: string
  SecretAccessKey: string
  Token: string
  Expiration: string
}

const storage = (key: string, { AccessKeyId, SecretAccessKey, Token }: Credentials) => ({
  path: `/storage/${key}`,
  init: { headers: { authorization: `Basic ${btoa(`${AccessKeyId}:${SecretAccessKey}`)}`, 'x-session-token': Token } },
})

test('a harmless preview', async () => {
  expect(await preview('http://example.lab/')).toMatchObject({ http: 200, status: 200, title: 'Example Lab', body: expect.stringContaining('<h1>') })
  expect(await target.text('/')).toContain('Pico Previews')
})

test('the filter looks at the text', async () => {
  expect(await preview('http://169.254.169.254/latest/meta-data/')).toMatchObject({ http: 400, error: 'That address is not allowed' })
  expect(await preview('http://example.lab/169.254.169.254')).toMatchObject({ http: 400, error: 'That address is not allowed' })
  expect(await preview('http://169.254.1.1/')).toMatchObject({ http: 502, error: 'Nobody answers at that address' })
  expect((await preview('http://instance-data/latest/meta-data/')).body).toContain('iam/')
})

test('the owner finds no gap by taking the filter away', async () => {
  const bare = await startTarget('metadata-ssrf')
  try {
    const ask = async (url: string) =>
      JSON.parse(await bare.text('/preview', { method: 'POST', body: JSON.stringify({ url }) })) as { body: string }
    const put = (preview: object) =>
      bare.text('/owner/settings', { method: 'PUT', headers: { 'x-owner-key': bare.credentials['ownerKey'] ?? '' }, body: JSON.stringify({ preview }) })
    await put({ checkResolvedAddress: true, denyRanges: [] })
    const credentials = JSON.parse(
      (await ask('http://169.254.169.254/latest/meta-data/iam/security-credentials/pico-preview-role')).body,
    ) as Credentials
    const { path, init } = storage('payroll/november.csv', credentials)
    expect(await bare.text(path, init)).toMatch(/mission-code,told once the credentials came through the filter/)
    // As the text says, the way is open still.
    await put({ checkResolvedAddress: false })
    await ask(`${credentialsFolder}pico-preview-role`)
    expect(await bare.text(path, init)).toMatch(/mission-code,[0-9a-f]{20}\n/)
  } finally {
    await bare.stop()
  }
})

test('a spelling gets through, and the credentials open the store', async () => {
  expect((await preview('http://2852039166/latest/meta-data/')).body.split('\n')).toEqual(['hostname', 'instance-id', 'local-ipv4', 'iam/'])
  const role = (await preview(credentialsFolder)).body
  expect(role).toBe('pico-preview-role')
  const credentials = JSON.parse((await preview(credentialsFolder + role)).body) as Credentials
  expect(credentials).toMatchObject({ AccessKeyId: expect.any(String), SecretAccessKey: expect.any(String), Token: expect.any(String) })
  expect(Date.parse(credentials.Expiration)).toBeGreaterThan(Date.now() + 4 * 60 * 60 * 1000)

  await target.text('/storage/', {}, 403)
  const forged = storage('', { ...credentials, Token: 'x' })
  await target.text(forged.path, forged.init, 403)
  const list = storage('', credentials)
  const keys = (await target.text(list.path, list.init)).trim().split('\n')
  const payroll = storage(keys.find((key) => key.startsWith('payroll/')) ?? '', credentials)
  const code = /mission-code,(\w+)/.exec(await target.text(payroll.path, payroll.init))?.[1]
  await target.text('/mission', { method: 'POST', body: 'code=wrong' }, 400)
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code: code ?? '' }) })).toContain('Recorded')
  expect(await target.text('/mission')).toContain('Mission not complete: 3 of 5')
})

test('the settings belong to the owner and have to make sense', async () => {
  await target.text('/owner/settings', {}, 401)
  await target.text('/owner/settings', { headers: { 'x-owner-key': 'wrong' } }, 403)
  expect(await settings({ preview: { denyRanges: ['10.0.0.0/33'] } }, 400)).toContain('preview.denyRanges must be')
  expect(await settings({ preview: { schemes: ['file'] } }, 400)).toContain('preview.schemes must be')
  expect(await settings({ metadata: { hopLimit: 0 } }, 400)).toContain('metadata.hopLimit must be')
  expect(JSON.parse(await settings({ other: {} }, 400))).toEqual({ error: expect.stringContaining('metadata') as string })
})

test('half a repair is named', async () => {
  await settings({ preview: { ...strong, denyRanges: ['127.0.0.0/8', '10.0.0.0/8'] } })
  expect(await target.text('/mission')).toMatch(/OPEN {2}The preview service alone.*0\.0\.0\.0/)

  await settings({ preview: { ...strong, denyRanges: completeRanges.filter((range) => !range.startsWith('fc00')), schemes: ['http', 'https'] } })
  expect(await target.text('/mission')).toMatch(/\[fd00:ec2::254\]\/… reached fd00:ec2::254/)

  await settings({ preview: { ...strong, checkResolvedAddress: false } })
  expect(await target.text('/mission')).toContain('OPEN  The preview service alone')

  await settings({ preview: { ...strong, denyRanges: ['0.0.0.0/0', '::/0'] } })
  expect(await target.text('/mission')).toContain('OPEN  Honest previews work: no title for https://example.lab/')

  await settings({ preview: strong, metadata: { httpTokens: 'required' } })
  const text = await target.text('/mission')
  expect(text).toContain('done  The metadata service alone')
  expect(text).toContain('OPEN  Session tokens stay on the machine')
  expect(text).toContain('Mission not complete: 1 of 5')
})

test.each(completeRanges)('each range is needed: %s', async (missing) => {
  await settings({ preview: { ...strong, denyRanges: completeRanges.filter((range) => range !== missing), schemes: ['http', 'https'] } })
  expect(await target.text('/mission')).toMatch(/OPEN {2}The preview service alone.* reached /)
})

test.each(completeRanges)('each range is needed, with https alone too: %s', async (missing) => {
  await settings({ preview: { ...strong, denyRanges: completeRanges.filter((range) => range !== missing) } })
  expect(await target.text('/mission')).toMatch(/OPEN {2}The preview service alone.* reached /)
})

test('more than the one address of the metadata service has to be denied', async () => {
  const narrow = completeRanges.map((range) => (range === '169.254.0.0/16' ? '169.254.169.254/32' : range))
  await settings({ preview: { ...strong, denyRanges: narrow } })
  expect(await target.text('/mission')).toContain('https://169.254.170.2/ reached 169.254.170.2')
})

test('closing the addresses that the mission names closes no network', async () => {
  const named = ['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.7', '172.16.3.9', '192.168.1.1', '169.254.169.254', '169.254.170.2']
  const ofSix = ['::', '::1', 'fe80::1', 'fd00:ec2::254', 'fd00:ec2::23']
  await settings({ preview: { ...strong, denyRanges: [...named.map((each) => `${each}/32`), ...ofSix.map((each) => `${each}/128`)] } })
  expect(await target.text('/mission')).toContain('other addresses reached 10.0.0.0/8, 127.0.0.0/8, 169.254.0.0/16 and 4 more')
})

test('ranges that hold IPv4 inside of IPv6 keep no public site out', async () => {
  await settings({ preview: { ...strong, denyRanges: [...completeRanges, '::ffff:0:0/96', '64:ff9b::/96', '100.64.0.0/10', '224.0.0.0/3', '2001::/32', '2001:db8::/32', '2002::/16', 'ff00::/8'] }, metadata: { httpTokens: 'required', hopLimit: 1 } })
  expect(await target.openChecks()).toEqual([])
})

test.each(['0.0.0.0/1', '10.0.0.0/7', '172.0.0.0/8', '172.16.0.0/11', '192.0.0.0/8', '192.168.0.0/15', '168.0.0.0/6', '200.0.0.0/7', '208.0.0.0/4', '::/0', '2000::/3'])(
  'a range that is wider than the inner network keeps public sites out: %s',
  async (wide) => {
    await settings({ preview: { ...strong, denyRanges: [...completeRanges, wide] }, metadata: { httpTokens: 'required', hopLimit: 1 } })
    expect(await target.text('/mission')).toContain(`OPEN  Honest previews work: ${wide} denies public sites, too.`)
  },
)

test('a port answers its own scheme alone', async () => {
  await settings({ preview: { checkResolvedAddress: false, schemes: ['http', 'https'], denyRanges: [] } })
  const refused = { http: 502, error: 'Nobody answers at that address' }
  for (const url of ['https://2852039166:80/latest/meta-data/', 'http://2852039166:443/', 'https://example.lab:80/', 'http://example.lab:443/'])
    expect(await preview(url)).toMatchObject(refused)
  expect(await preview('https://2852039166/latest/meta-data/')).toMatchObject(refused)
  expect(await preview('https://example.lab:443/')).toMatchObject({ status: 200 })
  expect(await preview('http://example.lab:80/')).toMatchObject({ status: 200 })
})

test('both layers repaired', async () => {
  expect(JSON.parse(await settings({ preview: strong, metadata: { httpTokens: 'required', hopLimit: 1 } }))).toEqual({
    preview: strong,
    metadata: { httpTokens: 'required', hopLimit: 1 },
  })
  expect(await target.text('/mission')).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  expect(await preview(credentialsFolder)).toMatchObject({ http: 400, error: 'That scheme is not allowed' })
  expect(await preview('https://[::ffff:a9fe:a9fe]/')).toMatchObject({ http: 400, error: 'That address is not allowed' })
  expect(await preview('https://example.lab/')).toMatchObject({ status: 200, title: 'Example Lab' })
})

test('following redirects is safe where each of them is checked', async () => {
  await settings({ preview: { ...strong, schemes: ['http', 'https'], followRedirects: true } })
  expect(await target.text('/mission')).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  expect(await preview(`http://short.lab/?to=${credentialsFolder}`)).toMatchObject({ http: 400, error: 'That address is not allowed' })
  expect(await preview('http://short.lab/?to=https://news.lab/')).toMatchObject({ status: 200, title: 'Harbor News' })
})

test('with tokens required, the metadata service alone refuses', async () => {
  await settings({ preview: { checkResolvedAddress: false, schemes: ['http'] } })
  expect(await preview(credentialsFolder)).toMatchObject({ http: 200, status: 401 })
})

test('no address leads to the machine that runs the lab', async () => {
  let reached = 0
  const bystander = createServer((_, response) => {
    reached++
    response.end('secret of the machine')
  })
  await new Promise<void>((resolve) => bystander.listen(0, '127.0.0.1', resolve))
  const { port } = bystander.address() as AddressInfo
  try {
    await settings({ preview: { checkResolvedAddress: false, schemes: ['http', 'https'], denyRanges: [], followRedirects: true } })
    for (const host of ['127.0.0.1', '2130706433', '0x7f000001', '127.1', '[::1]', '[::ffff:7f00:1]', '0.0.0.0', 'localhost', '127.0.0.1.nip.io']) {
      const direct = await preview(`http://${host}:${port}/`)
      const redirected = await preview(`http://short.lab/?to=${encodeURIComponent(`http://${host}:${port}/`)}`)
      expect([direct.http, redirected.http].every((status) => status === 400 || status === 502)).toBe(true)
    }
    expect(reached).toBe(0)
  } finally {
    bystander.close()
  }
})

test('nonsense leaves it alive', async () => {
  const headers = { 'x-owner-key': target.credentials['ownerKey'] ?? '' }
  expect(await throwGarbage(target, ['/', '/preview', '/storage/', '/storage/%2e%2e/x', '/owner/settings', '/mission'], { headers })).toEqual([])
  for (const url of [
    'http://',
    'http:///',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/html,x',
    'http://a'.repeat(300),
    'http://[fe80::1%25eth0]/',
    'http://__proto__/',
  ]) {
    expect((await preview(url)).http).toBeOneOf([400, 502])
  }
  expect((await preview('http://example.lab/')).status).toBe(200)
})
