import { expect, it } from 'vitest'
import { totpAt } from './totp.ts'

// RFC 6238, appendix B, less the first two of eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds', (seconds, code) => {
  expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
})
