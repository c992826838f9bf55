import { expect, test } from 'vitest'
import { safeReturnUrl } from './returnUrl.ts'

const origin = 'https://site.test'

test.each([
  '/',
  '/my-learning',
  '/course/git-basics?tab=1#top',
  '/lab/jwt-forgery/session/abc',
  '/?type=lab',
  '/a?u=https://evil.test//x',
])('%s is followed', (path) => {
  expect(safeReturnUrl(path, origin)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.test/',
  'https://site.test/profile',
  'javascript:alert(1)',
  '//evil.test',
  '//site.test/profile',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/a\\b',
  '/\t/evil.test',
  '/\n/evil.test',
  '/a\u0000b',
  '/a\u007fb',
  '/a\u0085b',
  ' /profile',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
])('%j leads to the start page', (value) => {
  expect(safeReturnUrl(value, origin)).toBe('/')
})

test('every accepted address stays on the site', () => {
  const parts = ['/', '\\', '.', '%2f', '@', ':', 'evil.test', '?', '#', '\t', ' ']
  for (const a of parts)
    for (const b of parts)
      for (const c of parts)
        for (const d of parts) {
          const path = safeReturnUrl(`/${a}${b}${c}${d}`, origin)
          expect(path.startsWith('/')).toBe(true)
          expect(new URL(path, origin).origin).toBe(origin)
        }
})

test('an invalid origin leads to the start page', () => {
  expect(safeReturnUrl('/profile', 'nowhere')).toBe('/')
})
