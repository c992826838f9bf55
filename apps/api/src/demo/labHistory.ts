import { labCost } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { creditLedger } from '../credits/credits.tables.ts'
import type { Database } from '../database/database.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { daysBefore, labId } from './shared.ts'
import type { DemoUser } from './shared.ts'

interface Run {
  path: string
  status: 'completed' | 'failed' | 'expired' | 'abandoned'
  daysAgo: number
  ttl: LabDuration
  /** Minutes from the request to the environment being up; null when it never was. */
  up: number | null
  /** Minutes from the request to the end. */
  end: number
  /** What the lab handed out besides its address; the values ended with the session. */
  credentials?: readonly string[]
  errorMessage?: string
}

/** One session of each way to end. */
const runs: readonly Run[] = [
  { path: 'exposed-bucket', status: 'completed', daysAgo: 21, ttl: 60, up: 1, end: 48, credentials: ['accessKey', 'secretKey'] },
  { path: 'never-starts', status: 'failed', daysAgo: 14, ttl: 30, up: null, end: 2, errorMessage: 'The lab environment did not start.' },
  { path: 'jwt-forgery', status: 'expired', daysAgo: 9, ttl: 120, up: 2, end: 122, credentials: ['username', 'password', 'ownerKey'] },
  { path: 'leaky-pipeline', status: 'abandoned', daysAgo: 5, ttl: 60, up: null, end: 1 },
]

/** Adds the sessions with their lines in the ledger; returns the credits taken and not given back. */
export async function addLabHistory(db: Database, user: DemoUser, now: Date): Promise<number> {
  let taken = 0
  for (const run of runs) taken += await addRun(db, user, now, run)
  return taken
}

async function addRun(db: Database, user: DemoUser, now: Date, run: Run): Promise<number> {
  const { path, status, daysAgo, ttl, up, end, credentials = [], errorMessage = null } = run
  const id = crypto.randomUUID()
  const cost = labCost(ttl)
  const createdAt = daysBefore(now, daysAgo)
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
  const startedAt = up === null ? null : after(up)
  const endedAt = after(end)
  await db.insert(labSessions).values({
    id,
    userId: user.id,
    labId: await labId(db, path),
    status,
    ttl,
    creditsUsed: cost,
    labUrl: startedAt && `http://${id}.localhost:3100`,
    credentials: credentials.map((name) => ({ name, value: '' })),
    errorMessage,
    startedAt,
    expiresAt: up === null ? null : after(up + ttl),
    endedAt,
    createdAt,
    updatedAt: endedAt,
  })
  const entry = { userId: user.id, reference: `lab-session:${id}` }
  await db
    .insert(creditLedger)
    .values([
      { ...entry, kind: 'hold', amount: -cost, createdAt },
      startedAt ? { ...entry, kind: 'charge', amount: 0, createdAt: startedAt } : { ...entry, kind: 'refund', amount: cost, createdAt: endedAt },
    ])
  return startedAt ? cost : 0
}
