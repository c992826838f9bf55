import { expect, test } from 'vitest'
import { withoutLinkEnd } from './linkEnd.ts'

test.each([
  ['/badge/view/BDG-DEMO000001.', '/badge/view/BDG-DEMO000001'],
  ['/cert/view/CSN-DEMO000001>', '/cert/view/CSN-DEMO000001'],
  ['/cert/view/CSN-DEMO000001%3E', '/cert/view/CSN-DEMO000001'],
  ['/cert/view/CSN-DEMO000001).', '/cert/view/CSN-DEMO000001'],
  ['/forgot-password%3e,', '/forgot-password'],
  ['/)', '/'],
])('the link %s leads to %s', (path, to) => {
  expect(withoutLinkEnd(path)).toBe(to)
})

test.each(['/', '/signin', '/course/a.b', '//evil.example.', '/\\evil.example)', '/a%3Eb'])(
  '%s stays as it is',
  (path) => {
    expect(withoutLinkEnd(path)).toBeUndefined()
  },
)
