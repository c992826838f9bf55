import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { labCost } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { addressOf } from '../labs/gateway/addresses.ts'
import { sessionReference } from '../labs/sessions/finishSession.ts'
import { unsolved } from '../labs/missions/checks.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { daysBefore, findLab } from './shared.ts'
import type { DemoSite, DemoUser } from './shared.ts'

interface Run {
  path: string
  status: 'completed' | 'failed' | 'expired' | 'abandoned'
  daysAgo: number
  ttl: LabDuration
  /** Minutes from the request until the environment was active; null if it never was. */
  up: number | null
  /** Minutes from the request to the end. */
  end: number
  /** The lab's credentials; their values ended with the session. */
  credentials?: readonly string[]
  failure?: LabFailure
  /** How many checks are solved, from the first; with all of them the whole is. @default 0 */
  solved?: number
}

/** One session for each way to end. */
const runs: readonly Run[] = [
  {
    path: 'exposed-bucket',
    status: 'completed',
    daysAgo: 21,
    ttl: 60,
    up: 1,
    end: 48,
    solved: 5,
    credentials: ['accessKey', 'secretKey'],
  },
  {
    path: 'never-starts',
    status: 'failed',
    daysAgo: 14,
    ttl: 30,
    up: null,
    end: 2,
    failure: 'did_not_start',
  },
  {
    path: 'jwt-forgery',
    status: 'expired',
    daysAgo: 9,
    ttl: 120,
    up: 2,
    end: 122,
    solved: 3,
    credentials: ['username', 'password', 'ownerKey'],
  },
  { path: 'leaky-pipeline', status: 'abandoned', daysAgo: 5, ttl: 60, up: null, end: 1 },
]

/** The credits that the sessions cost: sessions that were active are charged. */
export const labHistoryCost = runs.reduce(
  (sum, { up, ttl }) => (up === null ? sum : sum + labCost(ttl)),
  0,
)

/** Adds the sessions with their ledger lines, in order of time. */
export async function addLabHistory(db: Database, user: DemoUser, site: DemoSite): Promise<void> {
  for (const run of runs) await addRun(db, user, site, run)
}

async function addRun(
  db: Database,
  user: DemoUser,
  { now, labAddresses }: DemoSite,
  run: Run,
): Promise<void> {
  const { path, status, daysAgo, ttl, up, end, credentials = [], failure = null, solved = 0 } = run
  const id = crypto.randomUUID()
  const cost = labCost(ttl)
  const createdAt = daysBefore(now, daysAgo)
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
  const startedAt = up === null ? null : after(up)
  const endedAt = after(end)
  const lab = await findLab(db, path)
  const checks = unsolved(lab.checks).map((check, index) =>
    index < solved
      ? { ...check, holds: true, solvedAt: after(8 * (index + 1)).toISOString() }
      : check,
  )
  const isSolved = checks.length > 0 && checks.every(({ solvedAt }) => solvedAt !== null)
  const address = startedAt && id.replaceAll('-', '')
  await db.insert(labSessions).values({
    id,
    userId: user.id,
    labId: lab.id,
    status,
    ttl,
    creditsUsed: startedAt ? cost : 0,
    address,
    labUrl: address && addressOf(labAddresses, address),
    credentials: credentials.map((name) => ({ name, value: '' })),
    failure,
    errorMessage: failure && labFailureSentences[failure],
    checks,
    solvedAt: isSolved ? after(8 * checks.length) : null,
    startedAt,
    expiresAt: up === null ? null : after(up + ttl),
    endedAt,
    createdAt,
    updatedAt: endedAt,
  })
  const entry = { userId: user.id, reference: sessionReference(id), sessionId: id, note: lab.title }
  await moveCredits(db, { ...entry, kind: 'hold', amount: -cost, minutes: ttl, now: createdAt })
  await moveCredits(db, {
    ...entry,
    ...(startedAt ? { kind: 'charge', amount: 0 } : { kind: 'refund', amount: cost }),
    now: endedAt,
  })
}
