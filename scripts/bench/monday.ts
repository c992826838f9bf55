import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { onServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { repository, siteProgram } from '../program.ts'
import { makeDatabase } from './api/databases.ts'
import { startProcess } from './api/processes.ts'
import { findSubjects, signIn } from './api/subjects.ts'
import { percentile } from './percentile.ts'
import { cpuOf, memoryOf, startedBy } from './processCosts.ts'

/**
 * `npm run simulate`: a bootcamp's Monday morning, on a PostgreSQL server. Learners behind one
 * address sign in within some minutes, open pages, complete a lesson, and some run a lab. Prints
 * how long each step takes, what failed, and what a learner and a lab cost, from which
 * docs/scaling.md is computed. Limits are those of a site whose operator trusts the class's
 * network.
 */
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200' },
    /** The minutes within which they sign in. */
    minutes: { type: 'string', default: '2' },
    /** One learner in this many runs a lab. */
    labs: { type: 'string', default: '5' },
  },
})
const learners = Number(values.learners)
const seconds = Number(values.minutes) * 60
const labs = Number(values.labs)

const password = 'Rampart-demo-1!'

const times = new Map<string, number[]>()
const failures = new Map<string, number>()

/**
 * Does a step of a learner and records how long it took; a failed one is counted, and the learner
 * stops.
 */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    const result = await work()
    times.set(name, [...(times.get(name) ?? []), performance.now() - start])
    return result
  } catch (error) {
    const key = `${name}: ${error instanceof Error ? error.message : String(error)}`
    failures.set(key, (failures.get(key) ?? 0) + 1)
    throw error
  }
}

/** Accounts like the demo's learner without progress, with its password. */
const addAccounts = (url: string) =>
  onServer(
    url,
    `insert into users select (jsonb_populate_record(model, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'monday-' || n || '@example.org'))).*
     from users model, generate_series(1, ${learners}) n where model.email = 'fresh@demo.test'`,
  )

/** Sends a request to a lab as a browser does: its name is resolved only by the gateway. */
function askLab(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: url.port, path: '/', headers: { host: url.host } },
      (response) => resolve((response.resume(), response.statusCode ?? 0)),
    )
      .on('error', reject)
      .end()
  })
}

function oneLearner(origin: string, subjects: { slug: string; courseId: string }) {
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  let token = ''
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...forwarded,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status}`)
    return (path.startsWith('/api') ? JSON.parse(text) : text) as T
  }
  const think = () => pause(500 + Math.random() * 1_500)

  async function lab(): Promise<void> {
    const { data } = await step('start a lab', () =>
      call<{ data: { _id: string } }>('POST', '/api/lab/jwt-forgery/start', {
        configuration: { duration: 30 },
      }),
    )
    const session = await step('lab is up', async () => {
      for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(500)) {
        const { data: now } = await call<{
          data: { status: string; outputs: { connectionUrl: string } | null }
        }>('GET', `/api/lab/sessions/${data._id}`)
        if (now.status === 'active') return now
        if (now.status === 'failed') throw new Error('failed')
      }
      throw new Error('too late')
    })
    const url = new URL(session.outputs?.connectionUrl ?? '')
    for (let times = 0; times < 10; times += 1) {
      await step('ask the lab', async () => {
        const status = await askLab(url)
        if (status >= 500) throw new Error(`${status}`)
      })
      await think()
    }
    await step('end the lab', () => call('POST', `/api/lab/sessions/${data._id}/end`, {}))
  }

  return async (number: number): Promise<void> => {
    await step('a page', () => call('GET', '/'))
    await step('sign in', async () => {
      const body = { email: `monday-${number}@example.org`, password }
      token = (await call<{ token: string }>('POST', '/api/auth/login', body)).token
    })
    await step('my learning', () => call('GET', '/api/mylearning/ongoing'))
    await think()
    await step('a page', () => call('GET', `/course/${subjects.slug}`))
    const { data } = await step('enrol', () =>
      call<{ data: { currentLesson: string } }>('POST', '/api/course/enroll', {
        courseId: subjects.courseId,
        accessCode: null,
      }),
    )
    const lesson = `/api/lesson/${data.currentLesson}`
    await step('a lesson', () => call('GET', lesson))
    for (let position = 10; position <= 40; position += 10) {
      await think()
      await step('position', () => call('PUT', `${lesson}/position`, { seconds: position }))
    }
    if (number % labs === 0) await lab()
    await step('complete', () => call('POST', `${lesson}/complete`))
  }
}

const source = { folder: repository }
const database = await makeDatabase('postgresql', source)
const databaseUrl = database.settings['DATABASE_URL'] ?? ''
await addAccounts(databaseUrl)
const [{ data_directory: folder } = {}] = await onServer(databaseUrl, 'show data_directory')
const server = Number(readFileSync(join(String(folder), 'postmaster.pid'), 'utf8').split('\n')[0])
const [port, state, gateway] = [await freePort(), await freePort(), await freePort()]
const settings = {
  ...database.settings,
  AUTH_SECRET: 'of-a-simulation-and-nothing-else-at-all',
  TRUST_PROXY: 'loopback',
  TRUSTED_NETWORKS: '198.51.100.0/24',
  PUBLIC_URL: `http://localhost:${port}`,
  LAB_BASE_URL: `http://{session}.localhost:${gateway}`,
  LAB_PORT: String(gateway),
  LABS_AT_ONCE: '1000',
}
const run = (role: string, ownPort: number) =>
  startProcess(
    [...siteProgram, role],
    { ...settings, PORT: String(ownPort) },
    { port: ownPort, path: '/api/health/ready' },
  )
const site = await run('site', port)
const worker = await run('worker', state)
try {
  const { slug } = await findSubjects(site.origin, await signIn(site.origin))
  const { data } = (await (await fetch(`${site.origin}/api/course/${slug}`)).json()) as {
    data: { _id: string }
  }
  const processes = { site: site.pid, worker: worker.pid, PostgreSQL: server }
  const before = Object.values(processes).map(cpuOf)
  let [mostLabs, labMemory] = [0, 0]
  const watch = setInterval(() => {
    const targets = startedBy(worker.pid).length
    if (targets <= mostLabs) return
    mostLabs = targets
    labMemory = startedBy(worker.pid).reduce((sum, pid) => sum + memoryOf(pid), 0)
  }, 2_000)
  const start = performance.now()
  const ends = await Promise.allSettled(
    Array.from({ length: learners }, async (_value, index) => {
      await pause((index / learners) * seconds * 1_000)
      await oneLearner(site.origin, { slug, courseId: data._id })(index + 1)
    }),
  )
  clearInterval(watch)
  const lasted = (performance.now() - start) / 1_000
  const home = ends.filter(({ status }) => status === 'rejected').length
  console.log(`${learners} learners within ${seconds} s; over after ${lasted.toFixed(0)} s`)
  console.log(`\n${'step'.padEnd(14)}${'count'.padStart(8)}   p50 ms   p99 ms  most ms`)
  for (const [name, each] of times) {
    const columns = [0.5, 0.99, 1].map((share) => percentile(each, share).padStart(9))
    console.log(`${name.padEnd(14)}${String(each.length).padStart(8)}${columns.join('')}`)
  }
  console.log(`\nWent home before the end: ${home}`)
  for (const [what, count] of failures) console.log(`  ${count} x ${what}`)
  for (const [index, [name, pid]] of Object.entries(processes).entries()) {
    const cpu = cpuOf(pid) - (before[index] ?? 0)
    const share = ((cpu / lasted) * 100).toFixed(0)
    console.log(
      `${name.padEnd(12)} ${cpu.toFixed(1)} s of a processor (${share} %), ${((cpu / learners) * 1_000).toFixed(0)} ms a learner, ${memoryOf(pid).toFixed(0)} MB`,
    )
  }
  if (mostLabs > 0)
    console.log(
      `Processes of labs at once, at most: ${mostLabs}; ${(labMemory / mostLabs).toFixed(0)} MB each`,
    )
} finally {
  await worker.stop()
  await site.stop()
  await database.remove()
}
