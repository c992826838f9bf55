import { labSessionEvents } from '@rampart/contract/calls/lab'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../appContext.ts'
import { refuse, refuseFor } from '../../http/apiError.ts'
import type { createAnnounce } from '../missions/signals.ts'
import { readSession } from '../sessions/sessions.service.ts'
import type { SessionContext } from '../sessions/sessions.service.ts'
import { createStreams } from './streams.ts'

/**
 * How many streams an account may have open (tabs and devices), and all accounts together in one
 * process.
 */
const limits = { each: 6, all: 600 }
/**
 * How often a stream shows that it is alive, so that proxies keep it and pages notice when it does
 * not, in milliseconds.
 */
const heartbeat = 15_000
/**
 * How long a stream lasts before the page opens the next: shorter than proxies allow a request to
 * take, in milliseconds.
 */
const lifetime = 120_000
/** How many bytes may wait for a page that does not read. */
const maxUnread = 65_536

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that gathers or compresses what passes would hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Options {
  readonly context: SessionContext
  readonly announce: ReturnType<typeof createAnnounce>
}

/**
 * The changes of one of the learner's own sessions as they happen: each event is the whole session,
 * sent when it opens and when something has changed. The token is checked before each event and
 * each heartbeat, so that nothing is sent after a sign-out.
 */
export function sessionEventRoutes(
  app: FastifyInstance,
  { sessionNews }: Pick<AppContext, 'sessionNews'>,
  { context, announce }: Options,
): void {
  const streams = createStreams(limits)
  // Open streams would hold up the end of the process.
  app.addHook('preClose', async () => streams.endAll())

  // A HEAD request would open a stream that nobody reads.
  const options = { exposeHeadRoute: false, config: { isStream: true } }
  app.get<{ Params: { sessionId: string } }>(labSessionEvents, options, async (request, reply) => {
    const { sessionId } = request.params
    const read = async (): Promise<LabSession> => {
      const { learner } = await app.callers.learner(request, { allowsSignedOut: false })
      return readSession(context, learner.user.id, sessionId, refuseNotFound)
    }
    const { learner } = await app.callers.learner(request, { allowsSignedOut: false })
    await readSession(context, learner.user.id, sessionId, refuseNotFound)

    const { raw } = reply
    const timers: NodeJS.Timeout[] = []
    let unfollow = () => undefined as void
    const end = () => {
      for (const timer of timers) clearTimeout(timer)
      unfollow()
      giveBack?.()
      raw.end()
    }
    const giveBack = streams.open(learner.user.id, end)
    if (!giveBack) throw refuse('too_many_requests', { retryAfter: 30 })
    reply.hijack()
    raw.on('close', end)
    // The page was closed while the session was read.
    if (raw.destroyed) return end()
    raw.writeHead(200, headers)
    const write = (text: string) => {
      if (raw.writableLength > maxUnread) raw.destroy()
      else raw.write(text)
    }

    let sent = ''
    let reading: Promise<void> | undefined
    let isAskedAgain = false
    /** Sends the session if it has changed; one reading at a time. */
    const send = async (): Promise<void> => {
      do {
        isAskedAgain = false
        const session = await read()
        const json = JSON.stringify(session)
        if (raw.writableEnded) return
        if (json !== sent) write(`event: session\ndata: ${json}\n\n`)
        sent = json
        if (!isInProgress(session.status)) return end()
      } while (isAskedAgain)
    }
    const update = (): void => {
      isAskedAgain = true
      reading ??= send()
        // Signed out, or the database does not respond: the page asks again in its own way.
        .catch(end)
        .finally(() => {
          reading = undefined
        })
    }
    unfollow = sessionNews.follow(sessionId, update)
    const beat = async () => {
      await app.callers.learner(request, { allowsSignedOut: false })
      await announce(sessionId)
      write(': \n\n')
    }
    timers.push(setInterval(() => void beat().catch(end), heartbeat))
    timers.push(setTimeout(end, lifetime))
    update()
    await announce(sessionId).catch(() => undefined)
  })
}

const refuseNotFound = refuseFor({ errors: ['session_not_found'] })
