import { request as send } from 'node:http'
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { endToEnd } from './headers.ts'
import { limitInterim } from '../limitInterim.ts'
import type { OpenTarget } from './resolveTarget.ts'

/** How long a target may send nothing, in milliseconds. */
const maxSilence = 30_000

/** Begins to pass a request on to its target, with `more` headers. */
export const requestTarget = (
  { method, url, headers }: IncomingMessage,
  { address, port, gatewaySecret }: OpenTarget,
  more: OutgoingHttpHeaders = {},
): ClientRequest =>
  limitInterim(
    send({
      host: address,
      port,
      method,
      path: url,
      headers: { ...endToEnd(headers), 'x-lab-gateway': gatewaySecret, ...more },
      // A reused connection could outlive its target.
      agent: false,
      timeout: maxSilence,
    }),
  )

/** False for 101 without an `upgrade`, which is a response to Node, and for what is no status. */
export const isFinal = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200
