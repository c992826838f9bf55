import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { addressKey } from './addressKey.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:4431', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4431', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['unknown:80', 'unknown:80'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('of long headers that addresses came in nothing stays', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const room = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const length = 10_000
  const before = room()
  for (let host = 1; host <= 1_000; host += 1) {
    const header = `${'a'.repeat(length)}, 2001:db8:1:1::${host.toString(16)}:1`
    addressKey(header.slice(length + 2))
  }
  expect(room() - before).toBeLessThan((1_000 * length) / 2)
})
