import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import type { Lab } from '@rampart/contract/entities/lab'
import type { LabSession, LabStatus } from '@rampart/contract/entities/labSession'
import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import { labCost, maxInProgress, timeFactorOf } from '@rampart/contract/rules/labDurations'
import type { LabTime } from '@rampart/contract/entities/userProfile'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { AdapterError } from '../../adapters/errors.ts'
import { createListeners } from '../../session/createListeners.ts'
import { credits, lab, labHints, labNow, labSession, mission } from '../labFixtures.ts'
import { terminalPass } from '../terminalPass.ts'
import { creditsBackAt } from './creditsBack.ts'
import { labRecords } from './labRecords.ts'
import { notesServer } from './notesServer.ts'
import { reported } from './reportedMission.ts'
import { refusal, requireFound } from './refusals.ts'

/** The owner of the labs. @default the learner of the fixtures */
interface Account {
  owner: string
  credits: number
}

/**
 * A server of one learner's labs in memory whose sessions a story moves to other statuses; each
 * story makes its own.
 */
export function labServer(initial: readonly LabSession[] = [], account?: Account) {
  let sessions = [...initial]
  let ledger: CreditLedgerEntry[] = []
  let isAway = false
  const balance = () => ledger[0]?.balance ?? 0
  const book = (
    kind: CreditLedgerEntry['kind'],
    amount: number,
    sessionId: string | null,
    note: string,
    minutes: number | null = null,
  ) => {
    const line = { kind, amount, balance: balance() + amount, sessionId, minutes, note }
    ledger = [
      { _id: `entry-${ledger.length + 1}`, createdAt: new Date(labNow).toISOString(), ...line },
      ...ledger,
    ]
  }
  const openAccount = () => {
    ledger = account ? [] : [...credits.entries]
    if (account && account.credits > 0) book('grant', account.credits, null, 'Welcome credits')
  }
  openAccount()
  const find = (id: string) => sessions.find(({ _id }) => _id === id)
  const changes = createListeners()
  const put = (id: string, values: Partial<LabSession>) => {
    sessions = sessions.map((session) => (session._id === id ? { ...session, ...values } : session))
    changes.notify()
  }
  /** Changes a session, and settles what it cost if that is its end. */
  const settle = (
    session: LabSession,
    values: Partial<LabSession> & Pick<LabSession, 'status'>,
  ) => {
    const { _id, creditsUsed } = session
    const { kind, amount } = creditsBackAt(session, values, sessions)
    const creditsBack = kind === 'unused' ? amount : 0
    put(_id, { ...values, creditsUsed: creditsUsed - amount, creditsBack })
    if (isInProgress(values.status)) return
    book(amount === 0 ? 'charge' : kind, amount, _id, session.lab.title)
  }

  const server = {
    notes: notesServer(),
    /** Begins again with these sessions. */
    reset: (first: readonly LabSession[] = []) => {
      sessions = [...first]
      openAccount()
      isAway = false
    },
    /** Makes the server unreachable, or reachable again. */
    setAway: (away: boolean) => {
      isAway = away
      changes.notify()
    },
    /** Calls `onChange` after any change. Returns a function that stops this. */
    onChange: changes.subscribe,
    isAway: () => isAway,
    sessions: () => sessions,
    session: find,
    credits: () => ({ balance: balance(), entries: ledger, monthly: 0 }),
    /** Returns the new session's id. */
    start: (duration: LabDuration, of: Lab = lab, timeFactor = 1) => {
      const _id = `${account ? `${account.owner}-` : ''}session-${sessions.length + 1}`
      const { title, domain, level, path } = of
      sessions = [
        labSession('queued', {
          _id,
          timeFactor,
          ttl: duration * timeFactor,
          maxTtl: 240 * timeFactor,
          creditsUsed: labCost(duration),
          lab: { title, domain, level, path },
          mission: mission(),
        }),
        ...sessions,
      ]
      book('hold', -labCost(duration), _id, title, duration * timeFactor)
      return _id
    },
    /**
     * Moves a session to a status, with all that the fixtures give to that status, and settles its
     * cost at its end.
     */
    move: (id: string, status: LabStatus) => {
      const { queuePlace, startedAt, endedAt, outputs, error } = labSession(status)
      const session = find(id)
      if (!session) return
      settle(session, { status, queuePlace, startedAt, endedAt, outputs, error })
    },
    /** The target of an active session stops by itself. */
    stop: (id: string) => {
      const session = find(id)
      if (session?.status !== 'active') return
      const { status, endedAt } = labSession('failed')
      const error = { code: 'stopped', message: labFailureSentences.stopped } as const
      settle(session, { status, endedAt, outputs: labSession('completed').outputs, error })
    },
    /** Reports from the target of a session that these checks are true now. */
    report: (id: string, holding: readonly string[]) => {
      const mission = find(id)?.mission
      if (mission && !mission.solvedAt) put(id, { mission: reported(mission, holding) })
    },
    /** Opens the next hint of a check. */
    openHint: (id: string, checkId: string) => {
      const mission = find(id)?.mission
      if (!mission) return
      const checks = mission.checks.map((check) => {
        const next = labHints[check.id]?.[check.hints.length]
        return check.id === checkId && next !== undefined
          ? { ...check, hints: [...check.hints, next] }
          : check
      })
      put(id, { mission: { ...mission, checks } })
    },
    /** False if there is no such session in progress. */
    end: (id: string) => {
      const session = find(id)
      if (!session || session.endedAt) return false
      server.move(id, session.status === 'active' ? 'completed' : 'abandoned')
      return true
    },
    extend: (id: string, duration: LabDuration) => {
      const session = find(id)
      if (!session || session.status !== 'active') return undefined
      const [minutes, cost] = [duration * session.timeFactor, labCost(duration)]
      book('extension', -cost, id, session.lab.title, minutes)
      put(id, { ttl: session.ttl + minutes, creditsUsed: session.creditsUsed + cost })
      return find(id)
    },
  }
  return server
}

/** What {@link labServer} returns. */
export type LabServer = ReturnType<typeof labServer>

/** The lab adapter over the server of the calling learner, with the API's rules. */
export function labServerAdapter(
  of: LabServer | (() => LabServer),
  labs: readonly Lab[] = [lab],
  labTime: () => LabTime = () => 'standard',
): LabAdapter {
  const open = () => {
    const server = typeof of === 'function' ? of() : of
    if (server.isAway()) throw new AdapterError({ status: 0 })
    return server
  }
  const requireLab = (path: string) =>
    requireFound(
      labs.find((each) => each.path === path),
      'lab_not_found',
    )
  const requireSession = (server: LabServer, id: string) =>
    requireFound(server.session(id), 'session_not_found')
  const requireCredits = (server: LabServer, action: 'start' | 'extend', duration: LabDuration) => {
    const [cost, { balance }] = [labCost(duration), server.credits()]
    if (cost > balance) throw refusal('too_few_credits', { action, cost, balance })
  }
  return {
    get: async (path) => requireLab(path),
    sessions: async () => open().sessions(),
    session: async (id) => requireSession(open(), id),
    start: async (path, duration) => {
      const server = open()
      const wanted = requireLab(path)
      const inProgress = server.sessions().filter(({ status }) => isInProgress(status))
      if (inProgress.some((session) => session.lab.path === path)) throw refusal('lab_in_progress')
      if (inProgress.length >= maxInProgress) throw refusal('too_many_labs')
      requireCredits(server, 'start', duration)
      return server.start(duration, wanted, timeFactorOf(labTime()))
    },
    end: async (id) => {
      const server = open()
      const { status } = requireSession(server, id)
      if (status === 'failed' || status === 'expired') throw refusal('lab_ended', { status })
      server.end(id)
      return requireSession(server, id)
    },
    extend: async (id, duration, ttlBefore) => {
      const server = open()
      const session = requireSession(server, id)
      const { status, ttl, maxTtl, timeFactor } = session
      if (status !== 'active') throw refusal('lab_not_active')
      if (ttlBefore !== undefined && ttl === ttlBefore + duration * timeFactor) return session
      if (ttl + duration * timeFactor > maxTtl)
        throw refusal('lab_too_long', { left: maxTtl - ttl })
      requireCredits(server, 'extend', duration)
      return requireFound(server.extend(id, duration), 'session_not_found')
    },
    openTerminal: async (id) => {
      if (requireSession(open(), id).status !== 'active') throw refusal('lab_not_active')
      return terminalPass(id)
    },
    credits: async () => open().credits(),
    ...labRecords(open, requireLab, labs),
    openHint: async (id, checkId, number) => {
      const server = open()
      const { mission: found } = requireSession(server, id)
      const check = requireFound(
        found?.checks.find((each) => each.id === checkId && number <= each.hintCount),
        'hint_not_found',
      )
      const opened = check.hints.length
      if (number > opened + 1) throw refusal('hint_not_next', { opened })
      if (number > opened) server.openHint(id, checkId)
      return requireSession(server, id)
    },
    follow: async (id, onSession, signal) => {
      const server = open()
      requireSession(server, id)
      await new Promise<void>((resolve, reject) => {
        let last: LabSession | undefined
        const update = () => {
          const session = server.session(id)
          if (server.isAway()) finish(() => reject(new AdapterError({ status: 0 })))
          else if (session && session !== last) {
            last = session
            onSession(session)
            if (!isInProgress(session.status)) finish(resolve)
          }
        }
        const finish = (settle: () => void) => {
          forget()
          settle()
        }
        const forget = server.onChange(update)
        signal.addEventListener('abort', () => finish(resolve))
        update()
      })
    },
  }
}

/** A clock that stops until a story moves it. */
export function storyClock(time = labNow) {
  return {
    now: () => time,
    /** Adds this many seconds. */
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}
