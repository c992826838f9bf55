import { expect, test } from 'vitest'
import { bootcampTokenProblem, decodeToken, isTokenValid } from './tokenRules.ts'

const now = 1_800_000_000_000
const seconds = now / 1000

function base64url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCharCode(byte),
  ).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const token = (payload: unknown) =>
  `${base64url('{"alg":"HS256"}')}.${base64url(JSON.stringify(payload))}.signature`

test.each(['Dana Learner', 'Zoë Ñandú', '李小龍', '🦊𝒟ana', '???>>>~~~ÿÿÿ'])(
  'decodes the name %s',
  (name) => {
    expect(decodeToken(token({ name, exp: 1 }))).toEqual({ name, exp: 1 })
  },
)

test('decodes payloads of every length, padded or not', () => {
  for (let length = 0; length < 12; length++) {
    const claims = { name: '~'.repeat(length) }
    expect(decodeToken(token(claims))).toEqual(claims)
  }
})

test.each([
  '',
  '.',
  'a',
  'a..c',
  'a.%%%.c',
  'a.A.c',
  `a.${base64url('not json')}.c`,
  `a.${base64url('{"exp":')}.c`,
  'a.eyJuIjoi_yJ9.c', // a lone byte 0xff within a JSON text
  token(null),
  token([1]),
  token('text'),
  token(7),
])('%j cannot be decoded, and nothing is thrown', (value) => {
  expect(decodeToken(value)).toBeNull()
  expect(isTokenValid(value, now)).toBe(false)
})

test('is valid only while exp is later than now', () => {
  expect(isTokenValid(token({ exp: seconds + 1 }), now)).toBe(true)
  expect(isTokenValid(token({ exp: seconds }), now - 1)).toBe(true)
  expect(isTokenValid(token({ exp: seconds }), now)).toBe(false)
  expect(isTokenValid(token({ exp: seconds - 1 }), now)).toBe(false)
})

test('is not valid when absent or without a numeric exp', () => {
  expect(isTokenValid(null, now)).toBe(false)
  expect(isTokenValid(undefined, now)).toBe(false)
  expect(isTokenValid(token({}), now)).toBe(false)
  expect(isTokenValid(token({ exp: String(seconds + 60) }), now)).toBe(false)
})

const good = { exp: seconds + 60, scope: 'bootcamp:access', bootcampId: 'aws' }

test('a bootcamp token for its own bootcamp has no problem', () => {
  expect(bootcampTokenProblem(token(good), 'aws', now)).toBeNull()
})

test('bootcamp token problems come in their order', () => {
  const missing = 'access_token_missing'
  const invalid = 'access_token_invalid'
  const problem = (claims: object) => bootcampTokenProblem(token(claims), 'aws', now)
  for (const absent of [null, undefined, ''])
    expect(bootcampTokenProblem(absent, 'aws', now)).toBe(missing)
  expect(bootcampTokenProblem('a.b', 'aws', now)).toBe(invalid)
  expect(problem({ ...good, exp: undefined })).toBe(invalid)
  expect(problem({ exp: seconds, scope: 'other', bootcampId: 'cyber' })).toBe(
    'access_token_expired',
  )
  expect(problem({ ...good, scope: 'other', bootcampId: 'cyber' })).toBe('access_token_scope')
  expect(problem({ ...good, scope: undefined })).toBe('access_token_scope')
  expect(problem({ ...good, bootcampId: 'cyber' })).toBe('access_token_bootcamp')
})
