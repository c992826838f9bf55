import { expect, test } from 'vitest'
import { isCertificationId } from './certificationId.ts'

test.each(['CSN-DEMO000001', 'csn-x', 'cSn--', '  CSN-1 ', 'CSN-é'])(
  '%j is a certification ID',
  (value) => {
    expect(isCertificationId(value)).toBe(true)
  },
)

test.each([
  '',
  'CSN',
  'CSN-',
  'CSN- ',
  'XCSN-1',
  'CSN1',
  'BDG-DEMO000001',
  'C SN-1',
  'CSN-1\nCSN-2',
])('%j is none', (value) => {
  expect(isCertificationId(value)).toBe(false)
})
