import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { internalFolder } from '../missions/askTarget.ts'
import type { LookUp } from './limitLookups.ts'
import type { OpenTarget } from './resolveTarget.ts'

/** The most bytes of a request body. */
export const maxBody = 1024 * 1024
/** The most parallel requests and WebSockets of one session. */
const maxAtOnce = 32

/** A response of the gateway's own. */
export interface Refusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

interface AdmitOptions {
  /** Finds the target for the name in an address, for a visitor's address. */
  readonly lookUp: LookUp
  /** The visitor's address, as limits count it. */
  readonly visitorOf: (request: IncomingMessage) => string
  /** Returns the name in a request's Host, or undefined. */
  readonly nameOf: (host: string) => string | undefined
}

const wrongAddress: Refusal = { status: 400, text: 'The address of this request is not valid.' }
const noLab: Refusal = { status: 404, text: 'There is no lab at this address.' }
export const tooLarge: Refusal = { status: 413, text: 'The body of a request may have 1 MiB.' }

/** A request that may pass, or why it may not. `isOpen` asks again whether its session goes on. */
export type Admission =
  | { readonly target: OpenTarget; readonly isOpen: () => Promise<boolean> }
  | { readonly refusal: Refusal }

/**
 * Decides which requests pass to which target. A request counts as under way until its `carrier`
 * closes.
 */
export function createAdmission({ lookUp, visitorOf, nameOf }: AdmitOptions) {
  const underWay = new Map<string, number>()

  return async (request: IncomingMessage, carrier: EventEmitter): Promise<Admission> => {
    const hosts = request.headersDistinct['host'] ?? []
    if (hosts.length > 1) return { refusal: wrongAddress }
    const name = nameOf(hosts[0] ?? '')
    if (name === undefined) return { refusal: noLab }
    if (!request.url?.startsWith('/')) return { refusal: wrongAddress }
    if (isInternal(request.url)) return { refusal: { status: 404, text: 'There is nothing here.' } }
    if (Number(request.headers['content-length'] ?? 0) > maxBody) return { refusal: tooLarge }
    const count = (underWay.get(name) ?? 0) + 1
    if (count > maxAtOnce)
      return {
        refusal: {
          status: 429,
          text: 'This lab is busy with other requests of yours.',
          headers: { 'retry-after': '1' },
        },
      }
    underWay.set(name, count)
    carrier.once('close', () => {
      const left = (underWay.get(name) ?? 1) - 1
      if (left > 0) underWay.set(name, left)
      else underWay.delete(name)
    })
    const visitor = visitorOf(request)
    const target = await lookUp(name, visitor)
    if (target === 'unknown' || target === 'starting') return { refusal: noLab }
    if (target === 'ended')
      return {
        refusal: {
          status: 410,
          text: 'This lab session has ended. Start the lab again from its page.',
        },
      }
    if (target === 'elsewhere')
      return { refusal: { status: 502, text: 'This lab runs on another machine.' } }
    if ('retryAfter' in target)
      return {
        refusal: {
          status: 429,
          text: 'Too many labs that are not there. Please try again later.',
          headers: { 'retry-after': String(target.retryAfter) },
        },
      }
    return { target, isOpen: async () => typeof (await lookUp(name, visitor)) !== 'string' }
  }
}

/** Whether a path leads to what targets tell the site alone, in any spelling. */
function isInternal(path: string): boolean {
  const [spelled = ''] = path.split('?')
  try {
    return new URL(decodeURIComponent(spelled).replaceAll('\\', '/'), 'http://lab')
      .toString()
      .toLowerCase()
      .includes(internalFolder)
  } catch {
    // What cannot be read is not that path: targets compare it as it is.
    return false
  }
}
