import { createHmac } from 'node:crypto'
import { sameSecret } from '../../../lab-kit/authorization.ts'
import type { Algorithm, Verifier } from './verifier.ts'

export type Claims = Readonly<Record<string, unknown>>

/** The longest token that is looked at, in characters. */
const longest = 4096

const hashes = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signature = (text: string, algorithm: Exclude<Algorithm, 'none'>, secret: string) =>
  createHmac(hashes[algorithm], secret).update(text).digest('base64url')

/** A token, signed as its `alg` says where that is known; any other gets no signature. */
export function issue(alg: string, claims: Claims, secret: string): string {
  const text = `${encode({ typ: 'JWT', alg })}.${encode(claims)}`
  return `${text}.${isSigning(alg) ? signature(text, alg, secret) : ''}`
}

/** The claims of a token that this verifier believes, or why it does not. `now` in seconds. */
export function verify(token: string, verifier: Verifier, { now, unsigned }: { readonly now: number; readonly unsigned: boolean }): Claims | string {
  const [head = '', body = '', signed = '', ...more] = token.slice(0, longest).split('.')
  const header = decode(head)
  const claims = decode(body)
  if (!header || !claims || more.length > 0) return 'That is not a token.'
  const algorithm = algorithmOf(header['alg'], verifier)
  if (algorithm === undefined) return 'The algorithm of this token is not accepted.'
  if (algorithm === 'none' && !unsigned) return 'This page wants a signed token.'
  if (algorithm === 'none' ? signed !== '' : !sameSecret(signed, signature(`${head}.${body}`, algorithm, verifier.secret))) return 'The signature does not fit.'
  return complaintAbout(claims, verifier, now) ?? claims
}

/**
 * How a token is to be checked. Without a list of its own, the verifier believes the token: that is
 * the mistake of this lab.
 */
function algorithmOf(alg: unknown, { algorithms }: Verifier): Algorithm | undefined {
  if (algorithms) return algorithms.find((each) => each === alg)
  if (typeof alg !== 'string' || alg === 'none') return undefined
  if (alg.toLowerCase() === 'none') return 'none'
  return isSigning(alg) ? alg : undefined
}

function complaintAbout({ iss, aud, iat, exp }: Claims, { issuer, audience, maxAgeSeconds }: Verifier, now: number): string | undefined {
  if (issuer !== null && iss !== issuer) return 'The token comes from another issuer.'
  if (audience !== null && ![aud].flat().includes(audience)) return 'The token is meant for another service.'
  if (maxAgeSeconds === null) return undefined
  if (typeof exp !== 'number' || exp <= now) return 'The token has expired.'
  if (typeof iat !== 'number' || iat > now + 60 || iat < now - maxAgeSeconds) return 'The token is too old.'
  return undefined
}

const isSigning = (alg: string): alg is Exclude<Algorithm, 'none'> => Object.hasOwn(hashes, alg)

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
