import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'

/** Names of other services that settings may hold. */
export const isBucket = (value: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)

export const isRegion = (value: string) => /^[a-z0-9-]{1,64}$/i.test(value)

export const isImageName = (value: string) =>
  /^[a-z0-9][\w.:/@-]*$/i.test(value.replace('{lab}', 'lab'))

/** A name of Kubernetes. */
export const isNamespace = (value: string) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(value)

/** A runtime of a container engine, as its configuration names it. */
export const isRuntimeName = (value: string) => /^[a-z0-9][\w.-]{0,127}$/i.test(value)

/** A private key of Ed25519: PKCS 8 as DER, in base64. */
export function isEd25519Key(value: string): boolean {
  try {
    const key = createPrivateKey({
      key: Buffer.from(value, 'base64'),
      format: 'der',
      type: 'pkcs8',
    })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function isProxy(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (bits === undefined) return family !== 0 || proxyNames.has(value)
  return (
    family !== 0 &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (family === 4 ? 32 : 128)
  )
}

/** The origin of an address, as browsers write it; null if it is not an HTTP address. */
export function originOf(value: string): string | null {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}

export const isOrigin = (value: string) => value.replace(/\/$/, '') === originOf(value)

/** Whether it is the IPv4 address of a single machine. */
export const isMachineAddress = (value: string) => isIP(value) === 4 && !value.startsWith('0.')

/**
 * Whether it is an origin with {session} in its first label, so that each session has its own
 * origin.
 */
export function isLabTemplate(value: string): boolean {
  const [first, ...rest] = value.replace(/^https?:\/\//, '').split('.')
  return (
    first?.split('{session}').length === 2 &&
    rest.length > 0 &&
    !value.endsWith('/') &&
    isOrigin(value.replace('{session}', '0'.repeat(32)))
  )
}

export function isVideoTemplate(value: string): boolean {
  const url = URL.parse(value, 'http://localhost')
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    value.includes('{library}') &&
    value.includes('{content}')
  )
}

export const isDatabaseUrl = (value: string) =>
  /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')

export const isSmtpUrl = (value: string) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '')

/**
 * Whether it is the address of a Valkey or Redis server: `s` at the end of its scheme means TLS;
 * the number of a database is optional.
 */
export function isValkeyUrl(value: string): boolean {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^(?:valkey|redis)s?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^(?:\/\d{0,4})?$/.test(url.pathname) &&
    url.search === '' &&
    // A text that cannot be decoded is neither a user nor a password.
    !/%(?![0-9a-f]{2})/i.test(url.username + url.password)
  )
}

/**
 * Whether it is the address of a project at a service that takes Sentry's reports: with its key and
 * its number.
 */
export function isDsn(value: string): boolean {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username !== '' &&
    /^\/(?:.*\/)?\d+$/.test(url.pathname)
  )
}
