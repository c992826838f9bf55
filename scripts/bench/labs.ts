import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { repository } from '../program.ts'
import { makeDatabase, readKinds } from './api/databases.ts'
import { startSiteProcess } from './api/processes.ts'
import { addLearners } from './labLearners.ts'
import { percentile } from './percentile.ts'
import { processorTime } from './processCosts.ts'

/**
 * `npm run bench:labs`: learners with a lab each and its page open. Measures how long a check takes
 * from the request that solves it to the event that tells the page, and what the site costs while
 * nobody does anything: share of a processor, and memory.
 */
const { values } = parseArgs({
  options: {
    labs: { type: 'string', default: '50' },
    /** How long nobody does anything. */
    seconds: { type: 'string', default: '30' },
    database: { type: 'string', default: 'embedded' },
  },
})
const count = Number(values.labs)
const seconds = Number(values.seconds)

/** The part of a session that matters here. */
interface Session {
  _id: string
  status: string
  outputs: { connectionUrl: string; credentials: Record<string, string> } | null
  mission: { checks: { id: string; solvedAt: string | null }[] } | null
}

/** For each check, the query that it is about, repaired. */
const repairs = [
  {
    check: 'password-needed',
    name: 'login',
    sql: 'SELECT id, name, role FROM staff WHERE username = ? AND password = ?',
    params: ['username', 'password'],
  },
  {
    check: 'search-shows-guests',
    name: 'guests',
    sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%' || ? || '%'",
    params: ['name'],
  },
] as const

/** The session of a page, which reads the stream of events, the newest last. */
function openPage(origin: string, token: string, id: string, over: AbortSignal) {
  let now: Session | undefined
  let waiting: { isThere: (session: Session) => boolean; resolve: () => void }[] = []
  const take = (session: Session) => {
    now = session
    for (const { isThere, resolve } of waiting) if (isThere(session)) resolve()
    waiting = waiting.filter(({ isThere }) => !isThere(session))
  }
  const read = async () => {
    while (!over.aborted) {
      const response = await fetch(`${origin}/api/lab/sessions/${id}/events`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: over,
      })
      if (!response.ok || !response.body) throw new Error(`events: ${response.status}`)
      let rest = ''
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const data = /^event: ?session$/m.test(event) && /^data: ?(.*)$/m.exec(event)?.[1]
          if (data) take(JSON.parse(data) as Session)
        }
      }
    }
  }
  read().catch((error: unknown) => {
    if (!over.aborted) throw error
  })
  return {
    until: async (isThere: (session: Session) => boolean): Promise<Session> => {
      if (!now || !isThere(now))
        await new Promise<void>((resolve) => waiting.push({ isThere, resolve }))
      return now as Session
    },
  }
}

type LabPage = ReturnType<typeof openPage>

/** Changes a query. Unlike browsers, not every machine resolves names below `localhost`. */
async function put(url: URL, { key, body }: { key: string; body: string }): Promise<void> {
  const sent = request({
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname,
    method: 'PUT',
    headers: { host: url.host, 'content-type': 'application/json', 'x-owner-key': key },
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  if (response.statusCode !== 200 && response.statusCode !== 204)
    throw new Error(`${url.pathname}: ${response.statusCode}`)
}

/** Repairs a query. Returns the milliseconds until the page knows that its check is solved. */
async function repair(page: LabPage, { check, name, sql, params }: (typeof repairs)[number]) {
  const { outputs } = await page.until(({ status }) => status === 'active')
  const start = performance.now()
  await put(new URL(`owner/queries/${name}`, outputs?.connectionUrl), {
    key: outputs?.credentials['ownerKey'] ?? '',
    body: JSON.stringify({ sql, params }),
  })
  await page.until(({ mission }) =>
    Boolean(mission?.checks.some(({ id, solvedAt }) => id === check && solvedAt !== null)),
  )
  return performance.now() - start
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What a process costs while nobody does anything. */
async function rest(pid: number): Promise<string> {
  const before = processorTime(pid)
  await pause(seconds * 1000)
  const share = ((processorTime(pid) - before) / seconds) * 100
  return `${share.toFixed(1)} % of a processor, ${residentMegabytes(pid).toFixed(0)} MB`
}

const [kind = 'embedded'] = readKinds(values.database)
const source = { folder: repository }
const database = await makeDatabase(kind, source)
const site = await startSiteProcess(source, {
  ...database.settings,
  TRUST_PROXY: 'loopback',
  LABS_AT_ONCE: String(count),
})
const over = new AbortController()
try {
  console.log(`without labs: ${await rest(site.pid)}`)
  const started = performance.now()
  const pages = await Promise.all(
    (await addLearners(site.origin, count)).map(async (token) => {
      const response = await fetch(`${site.origin}/api/lab/front-desk-injection/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ configuration: { duration: 60 } }),
      })
      if (!response.ok) throw new Error(`start: ${response.status} ${await response.text()}`)
      const { data } = (await response.json()) as { data: Session }
      return openPage(site.origin, token, data._id, over.signal)
    }),
  )
  for (const page of pages) await page.until(({ status }) => status === 'active')
  console.log(
    `${count} labs active after ${((performance.now() - started) / 1000).toFixed(0)} s, signing up included`,
  )
  console.log(`${count} watched labs: ${await rest(site.pid)}`)
  const times: number[] = []
  for (const wanted of repairs) for (const page of pages) times.push(await repair(page, wanted))
  console.log(
    `check to tick, one at a time (${times.length}): p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms, longest ${percentile(times, 1)} ms`,
  )
} finally {
  over.abort()
  await site.stop()
  await database.remove()
}
