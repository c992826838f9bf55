import { apiBase } from '@rampart/contract/calls/call'
import { labSessionEvents } from '@rampart/contract/calls/lab'
import type { LabSession } from '@rampart/contract/entities/labSession'
import type { LabAdapter } from '../../adapters/adapters.ts'

const pattern = new RegExp(`^${apiBase}${labSessionEvents.replace(':sessionId', '([^/]*)')}$`)

/** The session whose events are at an address; undefined for any other address. */
export function sessionOfEvents(pathname: string): string | undefined {
  const [, id] = pattern.exec(pathname) ?? []
  return id === undefined ? undefined : decodeURIComponent(id)
}

/**
 * The stream of a session's events, as the API sends it. Rejects if the session cannot be followed.
 */
export async function streamSession(
  follow: LabAdapter['follow'],
  sessionId: string,
  signal: AbortSignal,
): Promise<Response> {
  const left = new AbortController()
  const encoder = new TextEncoder()
  const opened = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (session: LabSession) => {
        controller.enqueue(encoder.encode(`event: session\ndata: ${JSON.stringify(session)}\n\n`))
        opened.resolve()
      }
      follow(sessionId, send, AbortSignal.any([signal, left.signal])).then(
        () => left.signal.aborted || controller.close(),
        (error: unknown) => {
          opened.reject(error)
          controller.error(error)
        },
      )
    },
    cancel: () => left.abort(),
  })
  await opened.promise
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
