import { createStackParser, createTransport } from '@sentry/core'
import type { BaseTransportOptions, ErrorEvent, Event } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { withoutMailAddresses } from './withoutMailAddresses.ts'
import { onFault } from './work.ts'

/** How long a stop waits for reports that are under way, in milliseconds. */
const stopTimeout = 2_000

/**
 * Removes from texts of errors what may be personal: parameters of a query, mail and network
 * addresses, tokens, queries of addresses. The rest is enough to find the place in the code.
 */
export const withoutPersonalData = (text: string): string =>
  withoutMailAddresses(text.replace(/\nparams:.*$/s, ''))
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}[\da-f:]*/gi, '[address]')
    .replace(/\?[^\s"']*/g, '?[query]')
    .replace(/'[^']*'|"[^"]*"|\([^()]*\)=\([^()]*\)/g, '[text]')
    .replace(/[\w+/=.-]{24,}/g, '[secret]')
    .slice(0, 500)

/** An error report with the place in the code, and nothing about the client. */
function strip(event: ErrorEvent): ErrorEvent {
  const { exception, tags, event_id, timestamp, platform, level, type, contexts } = event
  return {
    type,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level }),
    ...(tags && { tags }),
    ...(contexts?.['runtime'] && { contexts: { runtime: contexts['runtime'] } }),
    exception: {
      values: (exception?.values ?? []).map(({ type: kind, value, stacktrace }) => ({
        ...(kind !== undefined && { type: kind }),
        value: withoutPersonalData(value ?? ''),
        ...(stacktrace && { stacktrace }),
      })),
    },
  } satisfies Event
}

/**
 * Sends one request for each report; a service that is slow or unreachable costs no more than that.
 */
const transport = (options: BaseTransportOptions) =>
  createTransport(options, async ({ body }) => {
    const response = await fetch((options as BaseTransportOptions & { url: string }).url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    await response.body?.cancel()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  })

/**
 * Sends unexpected errors to a service that takes Sentry's envelopes. Returns the function that
 * sends the rest and ends.
 */
export function startReports(dsn: string): () => Promise<void> {
  const client = new ServerRuntimeClient({
    dsn,
    transport,
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    sendClientReports: false,
    beforeSend: strip,
  })
  const stop = onFault((fault) => {
    const { error, during, requestId, traceId } = fault
    const cause = (error as { cause?: { code?: unknown } } | undefined)?.cause?.code
    client.captureException(error, {
      captureContext: {
        tags: {
          during,
          ...(requestId !== undefined && { requestId }),
          ...(traceId !== undefined && { traceId }),
          ...(typeof cause === 'string' && { cause }),
        },
      },
    })
    if (fault.isLast) fault.sent = client.flush(stopTimeout)
  })
  return async () => {
    stop()
    await client.close(stopTimeout)
  }
}
