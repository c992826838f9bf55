import { parseArgs } from 'node:util'
import { freePort } from '../../../apps/api/src/testing/freePort.ts'
import { repository } from '../../program.ts'
import { measuredCalls } from './calls.ts'
import type { MeasuredCall, Subjects } from './calls.ts'
import { databaseKinds, makeDatabase, readKinds } from './databases.ts'
import type { BenchDatabase } from './databases.ts'
import { measureFloods } from './floods.ts'
import { load, medianLoad } from './load.ts'
import type { Load, Target } from './load.ts'
import { startProcess, startSiteProcess } from './processes.ts'
import { findSubjects, signIn } from './subjects.ts'

/**
 * `npm run bench:api`: requests a second, p99 and processor time of read calls and of stored files,
 * each compared with a bare route that reads as many rows by one statement of the same database and
 * sends as many bytes. Rounds alternate, and medians of one run are compared, because times on one
 * machine vary. Site and bare server are separate processes; the load comes from this one, over
 * loopback.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string', default: databaseKinds.join() },
    /** Names of calls to measure alone; `floods` for those of one attacker. */
    only: { type: 'string' },
    /** Requests a second of the attacker of floods; one address is allowed 10. */
    attack: { type: 'string', default: '10' },
    /** A folder for a CPU profile of the site. */
    profile: { type: 'string' },
    /** Another checkout to measure instead of this one. */
    site: { type: 'string', default: repository },
  },
})
const kinds = readKinds(values.database)
const options = { connections: Number(values.connections), seconds: Number(values.seconds) }
const rounds = Number(values.rounds)
const source = { folder: values.site, profile: values.profile }

/** The goal of issue and docs: throughput at least, and p99 at most, of the bare route's. */
const goal = { rate: 0.7, p99: 2 }

async function compare(target: Target, bareTarget: Target): Promise<{ ours: Load; bare: Load }> {
  const ours: Load[] = []
  const bare: Load[] = []
  // One round of each to warm up.
  await load(target, { ...options, seconds: 1 })
  await load(bareTarget, { ...options, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await load(bareTarget, options))
    ours.push(await load(target, options))
  }
  return { ours: medianLoad(ours), bare: medianLoad(bare) }
}

const head = ['req/s', 'bare', 'ratio', 'p99 ms', 'bare', 'ratio', 'µs cpu', 'bare', 'ratio']

function show(name: string, { ours, bare }: { ours: Load; bare: Load }): void {
  const rate = ours.rate / bare.rate
  const p99 = ours.p99 / bare.p99
  const isReached = rate >= goal.rate && p99 <= goal.p99
  const cells = [
    ours.rate.toFixed(0),
    bare.rate.toFixed(0),
    rate.toFixed(2),
    ours.p99.toFixed(0),
    bare.p99.toFixed(0),
    p99.toFixed(2),
    ours.cpu.toFixed(0),
    bare.cpu.toFixed(0),
    (ours.cpu / bare.cpu).toFixed(2),
  ]
  console.log(
    `${isReached ? '✓' : '✗'} ${name.padEnd(14)}${cells.map((cell) => cell.padStart(9)).join('')}`,
  )
}

/** The length of an uncompressed response; for a file it is not needed. */
async function bytesOf(origin: string, { path, sql }: MeasuredCall, token: string) {
  if (sql === null) return 0
  const response = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}

async function measure(kind: (typeof databaseKinds)[number]): Promise<void> {
  const database = await makeDatabase(kind, source)
  try {
    if (values.only !== 'floods') await measureCalls(kind, database)
    if (values.only === undefined || values.only === 'floods')
      await measureFloods(source, database, {
        rounds,
        seconds: options.seconds * 2,
        attackRate: Number(values.attack),
      })
  } finally {
    await database.remove()
  }
}

async function measureCalls(
  kind: (typeof databaseKinds)[number],
  database: BenchDatabase,
): Promise<void> {
  const site = await startSiteProcess(source, database.settings)
  try {
    const { token, userId } = await signIn(site.origin)
    const subjects: Subjects = await findSubjects(site.origin, { token, userId })
    const calls = measuredCalls(subjects).filter(
      ({ name }) => values.only === undefined || values.only.split(',').includes(name),
    )
    const sized = []
    for (const call of calls)
      sized.push({ ...call, bytes: await bytesOf(site.origin, call, token) })
    const port = await freePort()
    const bare = await startProcess(
      [
        'scripts/bench/api/bareServer.ts',
        JSON.stringify({ port, site: site.origin, database: database.bare, calls: sized }),
      ],
      {},
      { port, path: '/none' },
    )
    console.log(`\n${kind}\n  ${''.padEnd(14)}${head.map((cell) => cell.padStart(9)).join('')}`)
    for (const [index, { name, path, isSignedIn }] of sized.entries()) {
      const headers: Record<string, string> = isSignedIn ? { authorization: `Bearer ${token}` } : {}
      const target = { url: site.origin + path, headers, pid: site.pid }
      const bareTarget = { url: `${bare.origin}/${index}`, headers: {}, pid: bare.pid }
      show(name, await compare(target, bareTarget))
    }
    await bare.stop()
  } finally {
    await site.stop()
  }
}

console.log(
  `${options.connections} connections, ${rounds} rounds of ${options.seconds} s, medians. Goal: at least ${goal.rate} of the throughput and at most ${goal.p99} times the p99 of a bare route.`,
)
for (const kind of kinds) await measure(kind)
