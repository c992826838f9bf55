import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from './http.ts'
import type { Call } from './http.ts'

/** Compares secrets in constant time, so that the time reveals nothing about them. */
export function sameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** Name and password as `curl -u name:password` sends them. */
export function basicOf(call: Call): { readonly user: string; readonly password: string } | undefined {
  const encoded = schemeOf(call, 'basic')
  if (encoded === undefined) return undefined
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { user, password: rest.join(':') }
}

/** The token of `Authorization: Bearer …`. */
export const bearerOf = (call: Call): string | undefined => schemeOf(call, 'bearer')

/** Lets only those pass who show the session's `ownerKey`. */
export function requireOwner(call: Call, ownerKey: string | undefined): void {
  const given = call.headers['x-owner-key']
  if (given === undefined) refuse(401, 'This call needs the header x-owner-key, with the ownerKey of the Lab Access card.')
  if (ownerKey === undefined || !sameSecret(String(given), ownerKey)) refuse(403, 'That is not the ownerKey of this session.')
}

function schemeOf(call: Call, scheme: string): string | undefined {
  const [given = '', ...rest] = (call.headers.authorization ?? '').split(' ')
  return given.toLowerCase() === scheme ? rest.join(' ').trim() : undefined
}
