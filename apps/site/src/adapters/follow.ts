import { apiBase } from '@rampart/contract/calls/call'
import { labSessionEvents } from '@rampart/contract/calls/lab'
import { labSessionSchema } from '@rampart/contract/entities/labSession'
import type { LabAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { failure } from './request.ts'
import type { Send, Tokens } from './request.ts'
import { anySignal } from '@rampart/screens/anySignal.ts'

/**
 * The server sends a sign of life every 15 seconds; a stream without one for this time, in
 * milliseconds, counts as broken.
 */
const longestSilence = 40_000

/**
 * Follows a session by server-sent events. `EventSource` cannot send the token, so `fetch` reads
 * the stream. Every failure is an `AdapterError`.
 */
export function createFollow(send: Send, tokens: Tokens): LabAdapter['follow'] {
  return async (sessionId, onSession, signal) => {
    /** However the stream ends, also by silence, nothing of it stays open. */
    const over = new AbortController()
    let timer = setTimeout(() => over.abort(), longestSilence)
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => over.abort(), longestSilence)
    }
    try {
      const response = await send(pathOf(sessionId), {
        method: 'GET',
        headers: {
          accept: 'text/event-stream',
          ...bearerOf(tokens),
        },
        signal: anySignal([signal, over.signal]),
      })
      if (!response.ok || !response.body)
        throw failure(response.status, await response.json().catch(() => undefined))
      if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new AdapterError({ status: 0, isUnreadable: true })
      const reader = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onComment: heard }))
        .getReader()
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        heard()
        if (read.value.event === 'session') onSession(readSession(read.value.data))
      }
    } catch (cause) {
      if (signal.aborted) return
      throw cause instanceof AdapterError ? cause : new AdapterError({ status: 0, cause })
    } finally {
      clearTimeout(timer)
      over.abort()
    }
  }
}

const pathOf = (sessionId: string) =>
  apiBase + labSessionEvents.replace(':sessionId', encodeURIComponent(sessionId))

function bearerOf({ learner }: Tokens): { authorization?: string } {
  const token = learner()
  return token ? { authorization: `Bearer ${token}` } : {}
}

function readSession(data: string) {
  try {
    return labSessionSchema.parse(JSON.parse(data))
  } catch (cause) {
    throw new AdapterError({ status: 0, isUnreadable: true, cause })
  }
}
