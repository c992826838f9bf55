import { expect, it } from 'vitest'
import { cookieFor, languageOf } from './languages.ts'
import { requestLanguage } from './requestLanguage.ts'

const tagFor = (acceptLanguage?: string, cookie?: string) =>
  requestLanguage({ 'accept-language': acceptLanguage, cookie }).tag

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['la', 'en'],
  ['ar', 'ar'],
  ['AR-eg,en;q=0.5', 'ar'],
  ['la,fr-CA;q=0.8,en;q=0.7', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT,es;q=0.9', 'pt-BR'],
  ['es-419', 'es'],
  ['en-GB,ar;q=0.9', 'en'],
  ['ar;q=0.1, fr;q=0.9', 'fr'],
  ['ar;q=0', 'en'],
  ['ar;q=x,fr;q=2', 'en'],
])('a first visit with %j is in %s', (header, tag) => {
  expect(tagFor(header)).toBe(tag)
})

it('keeps to what was chosen before, also if the browser asks for another one', () => {
  expect(tagFor('ar', 'language=fr')).toBe('fr')
  expect(tagFor('ar', 'other=1; language=pt-BR; more=2')).toBe('pt-BR')
  expect(tagFor('ar', 'language=en')).toBe('en')
})

it.each([
  'language=../../x',
  'language=__proto__',
  'language=constructor',
  'language=',
  'language',
  'language=FR',
  'language=fr%0d%0aset-cookie',
  'language=fr<script>',
  'otherlanguage=fr',
  `${'x=1; '.repeat(2_000)}language=fr`,
  'language=\u0000fr',
])('takes no cookie %j for a choice', (cookie) => {
  expect(tagFor('ar', cookie.slice(0, 20_000))).toBe('ar')
})

it.each([
  `${'x-'.repeat(1_000_000)}ar`,
  `${'aa,'.repeat(1_000_000)}ar`,
  '__proto__,constructor;q=0.9,toString',
  ';;;q=,,,',
  '-'.repeat(1_000_000),
])('takes a hostile list of languages for none', (header) => {
  expect(tagFor(header)).toBe('en')
})

it('puts nothing into the cookie but a tag of the list', () => {
  expect(cookieFor('fr', false)).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(cookieFor('fr', true)).toMatch(/; Secure$/)
  for (const tag of ['x; Domain=evil.example', '__proto__', '\r\nset-cookie: a=b'])
    expect(cookieFor(tag, false)).toMatch(/^language=en;/)
  expect(languageOf('__proto__').tag).toBe('en')
})
