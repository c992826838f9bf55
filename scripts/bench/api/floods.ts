import { randomBytes, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { freePort } from '../../../apps/api/src/testing/freePort.ts'
import type { BenchDatabase } from './databases.ts'
import { medianOf } from './load.ts'
import type { Speed } from './load.ts'
import { startSiteProcess } from './processes.ts'
import type { SiteSource } from './processes.ts'

/** Requests a second of all other visitors together, from as many addresses as in a busy hour. */
const visitorRate = 60
const visitors = 300

/** The goal: others wait at most this many times longer than without a flood. */
const most = 2

interface Flood {
  readonly name: string
  /** The target of the flood; the site, unless it has an origin of its own. */
  readonly origin?: string
  readonly request: () => autocannon.Request
}

const json = { 'content-type': 'application/json' }
const post = (path: string, body: object): autocannon.Request => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
})
const word = () => randomBytes(8).toString('hex')
const code = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0')

const floods = (labPort: number): readonly Flood[] => [
  {
    name: 'wrong sign-ins',
    request: () =>
      post('/api/auth/login', { email: `${word()}@example.org`, password: 'not-a-password' }),
  },
  {
    name: 'wrong confirmations',
    request: () => post('/api/auth/confirm', { registration: randomUUID(), otp: code() }),
  },
  {
    name: 'wrong reset codes',
    request: () =>
      post('/api/auth/reset-password', {
        email: `${word()}@example.org`,
        otp: code(),
        newPassword: 'another-Passphrase-1',
      }),
  },
  {
    name: 'sign-ups',
    request: () =>
      post('/api/auth/signup', {
        firstName: 'A',
        lastName: 'B',
        email: `${word()}@example.org`,
        password: 'another-Passphrase-1',
        invitation: null,
      }),
  },
  { name: 'pages with odd queries', request: () => ({ path: `/signin?n=${word()}` }) },
  { name: 'pages of nothing', request: () => ({ path: `/${word()}` }) },
  {
    name: 'certificates of nobody',
    request: () => ({ path: `/api/certificate/verify/CSN-${word().slice(0, 12).toUpperCase()}` }),
  },
  {
    name: 'labs of nobody',
    origin: `http://127.0.0.1:${labPort}`,
    request: () => ({ path: '/', headers: { host: `${word()}${word()}.localhost:${labPort}` } }),
  },
]

/** What other visitors do meanwhile. */
const visits = ['/', '/api/explore', '/api/health/ready', '/signin']

/** Sends requests as many visitors do, each from an address of its own. */
async function visit(origin: string, seconds: number): Promise<Speed> {
  const requests = Array.from({ length: visitors }, (_, index) => ({
    path: visits[index % visits.length] ?? '/',
    headers: { 'x-forwarded-for': `198.51.${100 + (index >> 8)}.${index & 255}` },
  }))
  const {
    non2xx,
    errors,
    latency,
    requests: sent,
    duration,
  } = await autocannon({
    url: origin,
    connections: 10,
    overallRate: visitorRate,
    duration: seconds,
    requests,
  })
  if (non2xx + errors > 0)
    throw new Error(`Of other visitors ${non2xx} were refused, ${errors} failed.`)
  return { rate: sent.total / duration, p99: latency.p99 }
}

/** A new address for each flood, as limits last longer than one. */
let attackers = 0

/**
 * Sends a flood from one address. Returns a function that ends it and returns how often it got each
 * status.
 */
function attack(origin: string, { request, origin: own }: Flood, rate: number) {
  const address = `203.0.113.${(attackers += 1)}`
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const running = autocannon(
    {
      url: own ?? origin,
      connections: 10,
      overallRate: rate,
      duration: 3_600,
      requests: [
        {
          setupRequest: (given) => {
            const made = request()
            const headers = { ...made.headers, 'x-forwarded-for': address }
            return { ...given, ...made, headers }
          },
        },
      ],
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  )
  return async (): Promise<Record<string, number>> => {
    running.stop?.()
    const { statusCodeStats = {} } = await promise
    return Object.fromEntries(
      Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]),
    )
  }
}

/**
 * Prints how long others wait while one attacker floods, compared with quiet seconds of the same
 * run.
 */
export async function measureFloods(
  source: SiteSource,
  { settings }: BenchDatabase,
  { rounds, seconds, attackRate }: { rounds: number; seconds: number; attackRate: number },
): Promise<void> {
  const labPort = await freePort()
  const site = await startSiteProcess(source, {
    ...settings,
    RATE_LIMIT_SCALE: '1',
    TRUST_PROXY: '127.0.0.1',
    LAB_PORT: String(labPort),
  })
  try {
    await visit(site.origin, 3)
    console.log(`\nfloods of ${attackRate} requests a second from one address; p99 of others in ms`)
    console.log(
      `  ${''.padEnd(26)}${['quiet', 'flood', 'ratio'].map((cell) => cell.padStart(8)).join('')}  responses to the attacker`,
    )
    for (const flood of floods(labPort)) {
      const quiet: Speed[] = []
      const busy: Speed[] = []
      const responses: Record<string, number> = {}
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(await visit(site.origin, seconds))
        const end = attack(site.origin, flood, attackRate)
        busy.push(await visit(site.origin, seconds))
        for (const [status, count] of Object.entries(await end()))
          responses[status] = (responses[status] ?? 0) + count
      }
      const [before, during] = [medianOf(quiet).p99, medianOf(busy).p99]
      const cells = [before.toFixed(0), during.toFixed(0), (during / before).toFixed(2)]
      const told = Object.entries(responses).map(([status, count]) => `${count} x ${status}`)
      console.log(
        `${during <= before * most ? '✓' : '✗'} ${flood.name.padEnd(26)}${cells.map((cell) => cell.padStart(8)).join('')}  ${told.join(', ')}`,
      )
    }
  } finally {
    await site.stop()
  }
}
