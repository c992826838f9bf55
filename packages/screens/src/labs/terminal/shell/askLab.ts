import { labResponseSchema, labRequestPath } from '@rampart/contract/rules/labRequest'
import type { Ask } from './curl.ts'
import type { Ticket } from './protocol.ts'

/** A ticket is not used in its last half minute: this time, in milliseconds. */
const margin = 30_000

/**
 * Sends requests to the session's target through its gateway. Rejects with words for the learner.
 */
export function createAskLab(
  origin: string,
  newTicket: () => Promise<Ticket>,
  // oxlint-disable-next-line no-restricted-globals -- a session's target is no part of the API
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): Ask {
  let current: Promise<Ticket> | undefined
  let good = 0
  const ticket = async (isRefused: boolean) => {
    if (isRefused || Date.now() > good - margin) current = undefined
    current ??= newTicket()
    good = Number.POSITIVE_INFINITY
    const given = await current
    if ('problem' in given) {
      current = undefined
      good = 0
      throw new Error(given.problem)
    }
    good = Date.parse(given.expiresAt)
    return given.ticket
  }
  return async (request, signal) => {
    const attempt = async (isAgain: boolean) =>
      send(`${origin}${labRequestPath}`, {
        method: 'POST',
        mode: 'cors',
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        headers: {
          authorization: `Bearer ${await ticket(isAgain)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(request),
        ...(signal && { signal }),
      })
    let response = await attempt(false)
    if (response.status === 401) response = await attempt(true)
    // A proxy in front of the lab may respond with a page.
    const content: unknown = await response.json().catch(() => null)
    if (response.ok) return labResponseSchema.parse(content)
    throw new Error(String((content as { message?: unknown } | null)?.message ?? response.status))
  }
}
