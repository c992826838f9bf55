import type { IncomingMessage } from 'node:http'
import { internalFolder } from '../missions/askTarget.ts'
import { countUnderWay } from './countUnderWay.ts'
import type { Carrier } from './countUnderWay.ts'
import type { FindTargetOptions } from './findTarget.ts'
import { noLab, tooLarge } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import type { OpenTarget } from './resolveTarget.ts'

/** The most bytes of a request body. */
export const maxBody = 1024 * 1024

const wrongAddress: Refusal = { status: 400, text: 'The address of this request is not valid.' }

/** A request that may pass, or why it may not. `isOpen` asks again whether its session goes on. */
export type Admission =
  | { readonly target: OpenTarget; readonly isOpen: () => Promise<boolean> }
  | { readonly refusal: Refusal }

/**
 * Decides which requests pass to which target. A request counts as under way until its `carrier`
 * closes.
 */
export function createAdmission({ lookUp, visitorOf, nameOf }: FindTargetOptions) {
  const begin = countUnderWay()

  return async (request: IncomingMessage, carrier: Carrier): Promise<Admission> => {
    const hosts = request.headersDistinct['host'] ?? []
    if (hosts.length > 1) return { refusal: wrongAddress }
    const name = nameOf(hosts[0] ?? '')
    if (name === undefined) return { refusal: noLab }
    if (!request.url?.startsWith('/')) return { refusal: wrongAddress }
    if (isInternal(request.url)) return { refusal: { status: 404, text: 'There is nothing here.' } }
    if (Number(request.headers['content-length'] ?? 0) > maxBody) return { refusal: tooLarge }
    if (!begin(name, carrier))
      return {
        refusal: {
          status: 429,
          text: 'This lab is busy with other requests of yours.',
          headers: { 'retry-after': '1' },
        },
      }
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

/** Whether a path, in any spelling, is one of those that targets have for the site only. */
function isInternal(path: string): boolean {
  const [spelled = ''] = path.split('?')
  try {
    return new URL(decodeURIComponent(spelled).replaceAll('\\', '/'), 'http://lab')
      .toString()
      .toLowerCase()
      .includes(internalFolder)
  } catch {
    // A path that cannot be decoded is none of these: targets compare paths without decoding.
    return false
  }
}
