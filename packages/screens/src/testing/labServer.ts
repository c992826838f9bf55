import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import type { LabSession, LabStatus } from '@rampart/contract/entities/labSession'
import { labCost } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import type { LabAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { credits, lab, labNow, labSession } from './labFixtures.ts'

/** A server of labs in memory whose sessions a story moves on; each story makes its own. */
export function labServer(initial: readonly LabSession[] = []) {
  let sessions = [...initial]
  let ledger: CreditLedgerEntry[] = [...credits.entries]
  let isAway = false
  const balance = () => ledger[0]?.balance ?? 0
  const book = (kind: CreditLedgerEntry['kind'], amount: number, sessionId: string) => {
    const line = { kind, amount, balance: balance() + amount, sessionId, note: lab.title }
    ledger = [{ _id: `entry-${ledger.length + 1}`, createdAt: new Date(labNow).toISOString(), ...line }, ...ledger]
  }
  const find = (id: string) => sessions.find(({ _id }) => _id === id)
  const put = (id: string, values: Partial<LabSession>) => {
    sessions = sessions.map((session) => (session._id === id ? { ...session, ...values } : session))
  }

  const server = {
    /** Begins anew with these sessions. */
    reset: (first: readonly LabSession[] = []) => {
      sessions = [...first]
      ledger = [...credits.entries]
      isAway = false
    },
    /** Cannot be reached, or can again. */
    setAway: (away: boolean) => {
      isAway = away
    },
    isAway: () => isAway,
    sessions: () => sessions,
    session: find,
    credits: () => ({ balance: balance(), entries: ledger }),
    /** Answers with the new session's id. */
    start: (duration: LabDuration) => {
      const _id = `session-${sessions.length + 1}`
      sessions = [labSession('queued', { _id, ttl: duration, creditsUsed: labCost(duration) }), ...sessions]
      book('hold', -labCost(duration), _id)
      return _id
    },
    /** Brings a session to a status, with all that the fixtures give to that status. */
    move: (id: string, status: LabStatus) => {
      const { startedAt, endedAt, outputs, error } = labSession(status)
      put(id, { status, startedAt, endedAt, outputs, error })
      if (status === 'active') book('charge', 0, id)
    },
    /** False where there is no such session in progress. */
    end: (id: string) => {
      const session = find(id)
      if (!session || session.endedAt) return false
      server.move(id, session.status === 'active' ? 'completed' : 'abandoned')
      return true
    },
    extend: (id: string, duration: LabDuration) => {
      const session = find(id)
      if (!session || session.status !== 'active') return undefined
      book('hold', -labCost(duration), id)
      put(id, { ttl: session.ttl + duration, creditsUsed: session.creditsUsed + labCost(duration) })
      return find(id)
    },
  }
  return server
}

/** What {@link labServer} answers. */
export type LabServer = ReturnType<typeof labServer>

/** The lab adapter over such a server. */
export function labServerAdapter(server: LabServer): Omit<LabAdapter, 'get'> {
  const orRefuse = <T>(answer: T | undefined, status: number): T => {
    if (server.isAway()) throw new AdapterError({ status: 0 })
    if (answer === undefined) throw new AdapterError({ status })
    return answer
  }
  return {
    sessions: async () => orRefuse(server.sessions(), 0),
    session: async (id) => orRefuse(server.session(id), 404),
    start: async (_path, duration) => server.start(duration),
    end: async (id) => void orRefuse(server.end(id) || undefined, 409),
    extend: async (id, duration) => orRefuse(server.extend(id, duration), 409),
    credits: async () => server.credits(),
  }
}

/** A clock that stands still until a story moves it. */
export function storyClock(time = labNow) {
  return {
    now: () => time,
    /** Goes on by so many seconds. */
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}
