import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

const attack = `<img src="x" onerror="document.body.dataset.owned='yes'; this.alt='your script ran'">`

const easy = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

let target: RunningTarget
let fingerprint: string

beforeAll(async () => {
  target = await startTarget('headers-that-hold')
})
afterAll(() => target.stop())

const owner = () => ({ 'x-owner-key': target.credentials['ownerKey'] ?? '', 'content-type': 'application/json' })
const put = (headers: unknown) => target.request('/owner/headers', { method: 'PUT', headers: owner(), body: JSON.stringify(headers) })
const mission = () => target.text('/mission')
const scan = async () => JSON.parse(await target.text('/scan')) as { failed: number }
const search = (words: string) => target.text(`/search?${new URLSearchParams({ q: words }).toString()}`)
const goodPolicy = () =>
  `default-src 'none'; script-src 'self' '${fingerprint}'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

test('the site comes without a header, and repeats what was typed', async () => {
  const { headers } = await target.request('/', { method: 'HEAD' })
  for (const name of [...Object.keys(easy), 'Content-Security-Policy']) expect(headers.get(name)).toBeNull()
  expect(await scan()).toMatchObject({ grade: 'F', failed: 5 })
  expect(await search(attack)).toContain(attack)
  expect(await search('gannet')).toContain('The Gannet')
  expect(await mission()).toContain('Mission not complete: 8 of 9')
})

test('what the page loads is what the guide lists', async () => {
  const html = await target.text('/')
  expect(html).toContain('<link rel="stylesheet" href="/style.css">')
  expect(html).toContain('<script src="/shop.js" defer>')
  expect(html).toContain('<img src="/boats/gannet.svg"')
  expect(html).toContain('<form action="/search">')
  expect(html).not.toMatch(/<style|style=|\son\w+=/)
  for (const path of ['/style.css', '/shop.js', '/boats/gannet.svg']) await target.text(path)
  // The guide's sed finds the inline script in one line; it is the same in all pages.
  const scripts = html.split('\n').flatMap((line) => /.*<script>(.*)<\/script>.*/.exec(line)?.[1] ?? [])
  expect(scripts).toHaveLength(1)
  expect(await search('x')).toContain(`<script>${scripts[0]}</script>`)
  fingerprint = `sha256-${createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64')}`
})

test('the owner alone sets headers, and nothing but headers', async () => {
  await target.text('/owner/headers', { method: 'PUT', body: JSON.stringify(easy) }, 401)
  for (const wrong of [
    { 'Set-Cookie': 'a=b' },
    { 'X-Frame-Options': 'DENY\r\nX: y' },
    { 'X-Frame-Options': 7 },
    { 'X-Frame-Options': 'a', 'x-frame-options': 'b' },
  ]) {
    expect((await put(wrong)).status).toBe(400)
  }
  expect(JSON.parse(await target.text('/owner/headers', { headers: owner() }))).toEqual({})
})

test('the four easy ones arrive on every answer', async () => {
  const answer = await put(easy)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(easy)
  const answers = await Promise.all([
    target.request('/', { method: 'HEAD' }),
    target.request('/no-such-page'),
    target.request('/boats/gannet.svg'),
    target.request('/book', { method: 'POST', body: new URLSearchParams({ boat: 'gannet', seats: '2' }) }),
    target.request('/book', { method: 'DELETE' }),
    target.request('/book', { method: 'POST', body: 'x'.repeat(70_000) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 303, 405, 413])
  for (const each of answers)
    expect(Object.fromEntries(each.headers)).toMatchObject(Object.fromEntries(Object.entries(easy).map(([name, value]) => [name.toLowerCase(), value])))
  expect(await scan()).toMatchObject({ failed: 1 })
})

test('reporting alone is no wall', async () => {
  await put({ ...easy, 'Content-Security-Policy-Report-Only': goodPolicy() })
  expect((await target.request('/')).headers.get('content-security-policy-report-only')).toBe(goodPolicy())
  expect(await scan()).toMatchObject({ failed: 1 })
  expect(await mission()).toContain("OPEN  The attack's script does not run: Content-Security-Policy-Report-Only blocks nothing")
})

test.each([
  ["'unsafe-inline' without a fingerprint", () => goodPolicy().replace(`'${fingerprint}'`, "'unsafe-inline'"), "scripts get in: 'unsafe-inline'"],
  [
    "'unsafe-inline' beside what is no fingerprint",
    () => goodPolicy().replace(`'${fingerprint}'`, "'unsafe-inline' 'sha256-A' 'sha999-AAAA'"),
    "scripts get in: 'unsafe-inline'",
  ],
  [
    "'unsafe-inline' beside a nonce that never changes",
    () => goodPolicy().replace("script-src 'self'", "script-src 'self' 'unsafe-inline' 'nonce-abc'"),
    "scripts get in: 'nonce-abc'",
  ],
  [
    "'unsafe-inline' beside the fingerprint of another script",
    () => goodPolicy().replace(`'${fingerprint}'`, `'unsafe-inline' 'sha256-${'A'.repeat(43)}='`),
    'blocks the inline script',
  ],
  ['scripts from everywhere', () => goodPolicy().replace("script-src 'self'", 'script-src *'), 'scripts get in: *'],
  ['scripts from data addresses', () => goodPolicy().replace("script-src 'self'", "script-src 'self' data:"), 'scripts get in: data:'],
  ['a nonce that never changes', () => goodPolicy().replace("script-src 'self'", "script-src 'self' 'nonce-abc'"), 'scripts get in'],
  ['a fingerprint without quotes', () => goodPolicy().replace(`'${fingerprint}'`, fingerprint), '= counts as the name of a site, as it has no quotes'],
  ['handlers by an own rule', () => `${goodPolicy()}; script-src-attr 'unsafe-inline'`, 'scripts get in'],
  [
    'nothing allowed at all',
    () => "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'OPEN  Pages, form and images still work: the policy blocks the style sheet',
  ],
  ['no fingerprint', () => goodPolicy().replace(`'${fingerprint}'`, ''), 'blocks the inline script'],
  ['no frame-ancestors', () => goodPolicy().replace("frame-ancestors 'none'", ''), 'frame-ancestors allows more'],
  ['no base-uri', () => goodPolicy().replace("base-uri 'none'", ''), 'base-uri allows more'],
  ['no form-action', () => goodPolicy().replace("form-action 'self'", ''), 'form-action allows more'],
  ['default for all', () => 'default-src *', 'scripts get in: *'],
])('not a sound policy, though the scanner is content: %s', async (_, policy, complaint) => {
  await put({ ...easy, 'Content-Security-Policy': policy() })
  expect(await scan()).toMatchObject({ failed: 0 })
  const report = await mission()
  expect(report).toContain(complaint)
  expect(report).toContain('Mission not complete')
})

test.each([
  ['X-Content-Type-Options', 'sniff', 'is not nosniff'],
  ['Referrer-Policy', 'unsafe-url', 'gives them away'],
  ['Permissions-Policy', 'camera=(), microphone=*', 'does not say microphone=()'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), camera=*', 'does not say camera=()'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(),', 'has a comma too many, so browsers ignore all of it'],
  ['Permissions-Policy', 'camera = (), microphone=(), geolocation=()', '"camera = ()", which is no rule'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment none', '"payment none", which is no rule'],
  ['Permissions-Policy', "camera 'none'; microphone 'none'; geolocation 'none'", 'which is no rule'],
  // Tried in Chromium: each of these leaves the features on.
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=();', '"geolocation=();", which is no rule'],
  ['Permissions-Policy', 'camera=(); , microphone=(), geolocation=()', '"camera=();", which is no rule'],
  ['Permissions-Policy', 'camera=();X=1, microphone=(), geolocation=()', '"camera=();X=1", which is no rule'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), camera;x', 'does not say camera=()'],
  ['Strict-Transport-Security', 'max-age=63072000, includeSubDomains', '"max-age=63072000, includeSubDomains", which is no directive'],
  ['Strict-Transport-Security', 'max-age="63072000', '"max-age="63072000", which is no directive'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains, preload', '"includeSubDomains, preload", which is no directive'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains=true', '"includeSubDomains=true", which is no directive'],
  ['Strict-Transport-Security', 'max-age=63072000; max-age=0', 'has max-age twice'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; includesubdomains', 'has includesubdomains twice'],
  ['Strict-Transport-Security', 'includeSubDomains; preload', 'no max-age of at least a year'],
  ['Referrer-Policy', 'strict-origin, unsafe-url', 'gives them away'],
  ['Strict-Transport-Security', 'max-age=60', 'at least a year'],
  ['X-XSS-Protection', '1; mode=block', 'X-XSS-Protection steers'],
])('the mission reads %s', async (name, value, complaint) => {
  await put({ ...easy, 'Content-Security-Policy': goodPolicy(), [name]: value })
  expect(await mission()).toContain(complaint)
})

test.each([
  ['Permissions-Policy', 'camera=( ),microphone=() , geolocation=();report-to=all, fullscreen=(self "https://puffin.example"), usb=*, midi=self'],
  ['Permissions-Policy', 'camera=(),microphone=();a;b="c d",geolocation=(), fullscreen=(self https://puffin.example), usb=(*;a=1 self), sync-xhr, midi=?0'],
  ['Strict-Transport-Security', 'includeSubDomains; max-age = "31536000" ; preload'],
  ['Strict-Transport-Security', '; MAX-AGE=31536000;; later="a b"; other=1;'],
])('browsers obey it, so the mission does: %s: %s', async (name, value) => {
  await put({ ...easy, 'Content-Security-Policy': goodPolicy(), [name]: value })
  expect(await target.openChecks()).toEqual([])
})

test.each(['origin', 'origin-when-cross-origin', 'same-origin', 'no-referrer, strict-origin', 'strict-origin, not-known-yet'])('path and query stay at home with Referrer-Policy: %s', async (value) => {
  await put({ ...easy, 'Content-Security-Policy': goodPolicy(), 'Referrer-Policy': value })
  expect(await target.openChecks()).toEqual([])
})

test.each([
  ["'unsafe-inline', which browsers ignore beside a fingerprint", () => goodPolicy().replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['the same for handlers', () => `${goodPolicy()}; script-src-attr 'unsafe-inline' '${fingerprint}'`],
  ['a fingerprint in the other alphabet', () => goodPolicy().replace(fingerprint, fingerprint.replaceAll('+', '-').replaceAll('/', '_'))],
  ['the name of the digest in capitals', () => goodPolicy().replace('sha256', 'SHA256')],
])('sound in browsers, so sound here: %s', async (_, policy) => {
  await put({ ...easy, 'Content-Security-Policy': policy() })
  expect(await mission()).toContain('Mission complete')
})

test('where inline scripts run, the mission does not say that they are blocked', async () => {
  await put({ ...easy, 'Content-Security-Policy': goodPolicy().replace(`'${fingerprint}'`, "'unsafe-inline'") })
  expect(await mission()).toContain('done  Pages, form and images still work')
})

test('the sound policy completes the mission, and honest visitors notice nothing', async () => {
  await put({ ...easy, 'Content-Security-Policy': goodPolicy() })
  expect(await scan()).toMatchObject({ grade: 'A', failed: 0 })
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  expect(await search(attack)).toContain(attack)
  const booked = await target.request('/book', { method: 'POST', body: new URLSearchParams({ boat: 'gannet', seats: '2' }) })
  expect(await target.text(booked.headers.get('location') ?? '')).toContain('2 on The Gannet, £24')
  await target.text('/book', { method: 'POST', body: new URLSearchParams({ boat: 'gannet', seats: '900' }) }, 400)
})

test('what no honest client sends leaves it alive', async () => {
  const paths = ['/', '/mission', '/search', '/book', '/booked', '/scan', '/boats/%2e%2e', '/owner/headers']
  expect(await throwGarbage(target, paths)).toEqual([])
  expect(await throwGarbage(target, ['/owner/headers'], { headers: owner() })).toEqual([])
  await put({ ...easy, 'Content-Security-Policy': goodPolicy() })
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})
