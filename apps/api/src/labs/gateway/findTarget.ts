import type { IncomingMessage } from 'node:http'
import type { LookUp } from './limitLookups.ts'
import type { OpenTarget } from './resolveTarget.ts'

export interface FindTargetOptions {
  /** Finds the target for the name in an address, for a visitor's address. */
  readonly lookUp: LookUp
  /** The visitor's address, as limits count it. */
  readonly visitorOf: (request: IncomingMessage) => string
  /** Returns the name in a request's Host, or undefined. */
  readonly nameOf: (host: string) => string | undefined
}

/** The target of the lab whose address a request has, or the status that refuses the request. */
export async function findTarget(
  request: IncomingMessage,
  { lookUp, visitorOf, nameOf }: FindTargetOptions,
): Promise<OpenTarget | 404 | 410> {
  const [host = '', ...more] = request.headersDistinct['host'] ?? []
  const name = more.length === 0 ? nameOf(host) : undefined
  if (name === undefined) return 404
  const target = await lookUp(name, visitorOf(request))
  if (target === 'ended') return 410
  return typeof target === 'string' || 'retryAfter' in target ? 404 : target
}
