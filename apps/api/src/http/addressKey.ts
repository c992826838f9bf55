import { isIPv6 } from 'node:net'

/**
 * What limits count a network address as: an IPv6 address by its /64 network, because one subscriber
 * has all of it; any other as it is.
 */
export function addressKey(address: string): string {
  const plain = address.split('%')[0] ?? address
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':')
    // An embedded IPv4 address stands for two groups.
    const missing = 8 - groups.length - rest.length - (tail.includes('.') ? 1 : 0)
    groups.push(...Array<string>(missing).fill('0'), ...rest)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
