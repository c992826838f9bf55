import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { repository } from '../program.ts'
import { makeDatabase, readKinds } from './api/databases.ts'
import { startSiteProcess } from './api/processes.ts'
import { findSubjects, signIn } from './api/subjects.ts'
import { percentile } from './percentile.ts'

/**
 * `npm run bench:sign-ins`: a class signs in. Sign-ins come evenly within a minute, or all at once,
 * each from its own address. Prints how long they wait, how many are refused, and how long a
 * course's page of the API takes meanwhile and without them.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    /** The seconds within which they sign in. */
    seconds: { type: 'string', default: '60' },
    database: { type: 'string', default: 'postgresql' },
    site: { type: 'string', default: repository },
  },
})
const people = Number(values.people)
const seconds = Number(values.seconds)

const percentiles = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, longest ${percentile(times, 1)} ms`

async function timed(url: string, init: RequestInit): Promise<{ status: number; time: number }> {
  const start = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return { status: response.status, time: performance.now() - start }
}

/** Reads a course twenty times a second until `isOver`. */
async function readCourse(url: string, isOver: () => boolean): Promise<number[]> {
  const reads: Promise<{ time: number }>[] = []
  while (!isOver()) {
    reads.push(timed(url, {}))
    await pause(50)
  }
  return (await Promise.all(reads)).map(({ time }) => time)
}

async function signInAll(origin: string): Promise<{ status: number; time: number }[]> {
  const start = performance.now()
  const responses = Array.from({ length: people }, async (_value, index) => {
    await pause((index / people) * seconds * 1000)
    return timed(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ email: 'learner@demo.test', password: 'Rampart-demo-1!' }),
    })
  })
  const all = await Promise.all(responses)
  console.log(
    `${people} sign-ins within ${seconds} s, over after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return all
}

const source = { folder: values.site }
const [kind = 'postgresql'] = readKinds(values.database)
const database = await makeDatabase(kind, source)
const site = await startSiteProcess(source, { ...database.settings, TRUST_PROXY: 'loopback' })
try {
  const { slug } = await findSubjects(site.origin, await signIn(site.origin))
  const course = `${site.origin}/api/course/${slug}`
  const quietUntil = performance.now() + 10_000
  console.log(
    `course alone:    ${percentiles(await readCourse(course, () => performance.now() > quietUntil))}`,
  )
  let isOver = false
  const reads = readCourse(course, () => isOver)
  const responses = await signInAll(site.origin)
  isOver = true
  const done = responses.filter(({ status }) => status === 200)
  console.log(`signed in:       ${done.length}, turned away ${responses.length - done.length}`)
  console.log(`wait:            ${percentiles(done.map(({ time }) => time))}`)
  console.log(`course meanwhile: ${percentiles(await reads)}`)
} finally {
  await site.stop()
  await database.remove()
}
