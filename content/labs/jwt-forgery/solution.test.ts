import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

let target: RunningTarget
let token = ''
let payload: Record<string, unknown> = {}
let word = ''

beforeAll(async () => {
  target = await startTarget('jwt-forgery')
})
afterAll(() => target.stop())

const b64url = (text: string) => Buffer.from(text).toString('base64url')
const part = (value: unknown) => b64url(JSON.stringify(value))
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')
const decode = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
const hs256 = (claims: unknown, secret: string) => {
  const text = `${part({ typ: 'JWT', alg: 'HS256' })}.${part(claims)}`
  return `${text}.${sign(text, secret)}`
}
const open = (path: string, bearer: string) => target.request(path, { headers: { authorization: `Bearer ${bearer}` } })
const status = async (path: string, bearer: string) => (await open(path, bearer)).status
const login = async () => {
  const { username, password } = target.credentials
  return (JSON.parse(await target.text('/login', { method: 'POST', body: JSON.stringify({ username, password }) })) as { token: string }).token
}
const owner = () => ({ 'x-owner-key': target.credentials['ownerKey'] ?? '' })
const put = (settings: unknown) => target.request('/owner/verifier', { method: 'PUT', headers: owner(), body: JSON.stringify(settings) })
const mission = () => target.text('/mission')
const handIn = async (answer: Response) => {
  const code = ((await answer.json()) as Record<string, string>)['mission-code'] ?? ''
  return target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })
}
const good = { algorithms: ['HS256'], secret: randomBytes(32).toString('base64'), issuer: 'kestrel-ledger', audience: 'kestrel-api', maxAgeSeconds: 3600 }

test('a token can be read by anyone, and the wall stands', async () => {
  token = await login()
  const [head, body, signature] = token.split('.')
  payload = decode(body)
  expect(decode(head)).toEqual({ typ: 'JWT', alg: 'HS256' })
  expect(payload).toMatchObject({ sub: target.credentials['username'], role: 'clerk' })
  expect(await status('/admin/ledger', token)).toBe(403)
  const changed = body?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(await status('/admin/ledger', `${head}.${changed}.${signature}`)).toBe(401)
  // RFC 9110: a 401 names a way to sign in.
  expect((await target.request('/ledger')).headers.get('www-authenticate')).toBe('Bearer')
  expect((await open('/ledger', 'a.b.c')).headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  expect(await status('/ledger', token)).toBe(200)
  await target.text('/login', { method: 'POST', body: JSON.stringify({ username: target.credentials['username'], password: 'wrong' }) }, 401)
})

test('first forgery: none is refused, its other spellings are not', async () => {
  const forged = (alg: string) => `${part({ typ: 'JWT', alg })}.${part({ sub: payload['sub'], role: 'admin', exp: payload['exp'] })}.`
  expect(await status('/admin/ledger', forged('none'))).toBe(401)
  expect(await status('/admin/secrets', forged('None'))).toBe(401)
  const answer = await open('/admin/ledger', forged('nOnE'))
  expect(answer.status).toBe(200)
  expect(await handIn(answer)).toContain('1 more to hand in')
})

test('second forgery: the secret is a word of the list', async () => {
  const words = (await target.text('/wordlist.txt')).trim().split('\n')
  expect(words.length).toBeGreaterThan(200)
  const [head, body, signature] = token.split('.')
  word = words.find((each) => sign(`${head}.${body}`, each) === signature) ?? ''
  expect(word).not.toBe('')
  const answer = await open('/admin/secrets', hs256({ ...payload, role: 'admin' }, word))
  expect(answer.status).toBe(200)
  expect(await handIn(answer)).toContain('Recorded')
  expect(await target.text('/mission', { method: 'POST', body: 'code=guess' }, 400)).toContain('not what we are looking for')
  const report = await mission()
  expect(report).toContain('OPEN  A token that nobody signed is refused: "alg": "None" gets in')
  expect(report).toContain('Mission not complete: 5 of 8')
})

test('the settings are the owner’s, and never show the secret', async () => {
  await target.text('/owner/verifier', {}, 401)
  await target.text('/owner/verifier', { headers: { 'x-owner-key': 'guess' } }, 403)
  expect(await target.text('/owner/verifier', { headers: owner() })).not.toContain(word)
  for (const wrong of [
    {},
    { ...good, algorithms: [] },
    { ...good, algorithms: ['RS256'] },
    { ...good, secret: '' },
    { ...good, maxAgeSeconds: -1 },
    { ...good, extra: 1 },
  ]) {
    expect((await put(wrong)).status).toBe(400)
  }
})

test.each([
  ['none in the list', { ...good, algorithms: ['HS256', 'none'] }, '"alg": "none" gets in'],
  ['the old secret', () => ({ ...good, secret: word }), 'OPEN  The old secret opens nothing'],
  ['another word', () => ({ ...good, secret: `${word}${word}${word}` }), 'OPEN  The secret cannot be guessed'],
  ['digits in their order', { ...good, secret: '12345678901234567890123456789012' }, 'it is too short or too simple'],
  ['the alphabet', { ...good, secret: 'abcdefghijklmnopqrstuvwxyz012345' }, 'it is too short or too simple'],
  ['a short secret', { ...good, secret: '2f9Ks03mQx' }, 'it is too short or too simple'],
  ['half of the bits', { ...good, secret: randomBytes(16).toString('hex') }, 'it is too short or too simple'],
  ['three quarters of the bits', { ...good, secret: randomBytes(24).toString('base64') }, 'it is too short or too simple'],
  ['a phrase four times', { ...good, secret: 'Mh7!kestrel-Qx2'.repeat(4) }, 'it is too short or too simple'],
  ['rows of the keyboard', { ...good, secret: 'qwertyuiopasdfghjklzxcvbnm1234567890' }, 'it is too short or too simple'],
  ['a sentence', { ...good, secret: 'Nobody would ever guess that this is our secret of 2026' }, 'a person made it of words'],
  ['no issuer', { ...good, issuer: null }, 'OPEN  Tokens meant for another service are refused: one with iss another-issuer gets in'],
  ['no audience', { ...good, audience: null }, 'OPEN  Tokens meant for another service are refused'],
  ['no age', { ...good, maxAgeSeconds: null }, 'OPEN  An expired token is refused: one that expired'],
  ['a year', { ...good, maxAgeSeconds: 31_536_000 }, 'OPEN  An expired token is refused: one that was signed nine hours ago'],
  ['a second', { ...good, maxAgeSeconds: 1 }, "OPEN  Honest work goes on: the clerk's new token is refused a minute later"],
  ['half of what HS512 wants', { ...good, algorithms: ['HS512'] }, 'it is too short or too simple; HS512 wants 512 bits'],
  ['half of what one of the algorithms wants', { ...good, algorithms: ['HS256', 'HS512'] }, 'it is too short or too simple; HS512 wants 512 bits'],
  ["an audience that is not the login's", { ...good, audience: 'kestrel' }, "OPEN  Honest work goes on: the clerk's new token is refused"],
])('not a repair: %s', async (_, settings, complaint) => {
  expect((await put(typeof settings === 'function' ? settings() : settings)).status).toBe(200)
  const report = await mission()
  expect(report).toContain(complaint)
  expect(report).toContain('Mission not complete')
})

test('a token of a chosen secret tells no code, and the first settings can be put back', async () => {
  expect((await put({ algorithms: ['HS256', 'none'], secret: 'mine' })).status).toBe(200)
  for (const path of ['/admin/ledger', '/admin/secrets']) {
    const answer = await open(path, hs256({ role: 'admin' }, 'mine'))
    expect([answer.status, ((await answer.json()) as Record<string, string>)['mission-code']]).toEqual([200, expect.stringContaining('not told')])
  }
  await target.text('/owner/verifier', { method: 'DELETE' }, 401)
  expect(JSON.parse(await target.text('/owner/verifier', { method: 'DELETE', headers: owner() }))).toMatchObject({ algorithms: null })
  expect(await handIn(await open('/admin/secrets', hs256({ role: 'admin' }, word)))).toContain('Recorded')
})

test.each([
  ['HS512', { ...good, algorithms: ['HS512'], secret: randomBytes(64).toString('hex') }],
  ['hexadecimal digits', { ...good, secret: randomBytes(32).toString('hex') }],
  ['the alphabet of addresses', { ...good, secret: randomBytes(32).toString('base64url') }],
  ['bytes with spaces between', { ...good, secret: randomBytes(32).toString('hex').replaceAll(/../g, '$& ') }],
  ['a working day', { ...good, maxAgeSeconds: 8 * 3600 }],
])('a repair too: %s', async (_, settings) => {
  expect((await put(settings)).status).toBe(200)
  expect(await target.openChecks()).toEqual([])
})

test('the repaired verifier refuses both forgeries, and honest work goes on', async () => {
  expect((await put(good)).status).toBe(200)
  expect(await status('/ledger', token)).toBe(401)
  const fresh = await login()
  expect(decode(fresh.split('.')[1])).toMatchObject({ iss: 'kestrel-ledger', aud: 'kestrel-api', role: 'clerk' })
  expect([await status('/ledger', fresh), await status('/admin/ledger', fresh)]).toEqual([200, 403])
  expect(await status('/admin/ledger', hs256({ ...decode(fresh.split('.')[1]), role: 'admin' }, word))).toBe(401)
  expect(await status('/admin/ledger', `${part({ typ: 'JWT', alg: 'nOnE' })}.${part({ ...payload, role: 'admin' })}.`)).toBe(401)
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test('what no honest client sends leaves it alive', async () => {
  const paths = ['/', '/mission', '/login', '/ledger', '/admin/ledger', '/admin/secrets', '/wordlist.txt', '/owner/verifier']
  expect(await throwGarbage(target, paths)).toEqual([])
  expect(await throwGarbage(target, ['/owner/verifier', '/mission'], { headers: owner() })).toEqual([])
  expect((await put(good)).status).toBe(200)
  for (const odd of [
    '',
    '.',
    '..',
    '....',
    'a.b.c',
    `${part([])}.${part(null)}.`,
    `${part({ alg: { a: 1 } })}.${part({ aud: [[['x']]] })}.`,
    'x'.repeat(9000),
  ]) {
    expect(await status('/admin/ledger', odd)).toBe(401)
  }
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})
