import { expect, test } from 'vitest'
import { addressKey } from './addressKey.ts'
import { addressScale } from './addressScale.ts'

const scaleOf = addressScale({
  rateLimitScale: 2,
  trustedNetworks: ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48', '2001:db8:2:3:4::/80'],
})

test.each([
  ['203.0.113.200', 100],
  ['::ffff:203.0.113.200', 100],
  ['203.0.114.1', 2],
  ['198.51.100.7', 100],
  ['198.51.100.8', 2],
  ['2001:db8:1:ffff::9', 100],
  ['2001:db8:9::9', 2],
  // Counted by its /64, and trusted by it.
  ['2001:db8:2:3:ffff::9', 100],
  ['2001:db8:2:4::9', 2],
  ['unknown', 2],
])('limits of %s are multiplied by %d', (address, scale) => {
  expect(scaleOf(addressKey(address))).toBe(scale)
})

test('without trusted networks all addresses are alike', () => {
  expect(addressScale({ rateLimitScale: 3, trustedNetworks: [] })('203.0.113.1')).toBe(3)
})
