import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import type { Lab } from '@rampart/contract/entities/lab'
import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabMission, LabSession, LabStatus } from '@rampart/contract/entities/labSession'

/** The moment at which stories of labs take place. */
export const labNow = Date.parse('2026-11-20T10:00:00.000Z')

export const lab: Lab = {
  path: 'jwt-forgery',
  title: 'Forge a JSON Web Token',
  description:
    'A shop trusts whatever its tokens say about themselves. You will become its administrator without a password, and then repair the check.',
  level: 'intermediate',
  domain: 'cybersecurity',
  guide:
    '<h2>Your mission</h2><p>Sign in as yourself, read your token and change what it says.</p><pre><code class="language-bash">curl -s "$LAB_URL/api/me" -H "authorization: Bearer $TOKEN"</code></pre><table><thead><tr><th>Part</th><th>Holds</th></tr></thead><tbody><tr><td>Header</td><td>The algorithm</td></tr><tr><td>Payload</td><td>The claims</td></tr></tbody></table>',
  requirements: ['A terminal with curl', 'Knowing what a JSON Web Token is', 'Basic JSON'],
}

/** The hints of its checks, from clue to solution. */
export const labHints: Readonly<Record<string, readonly string[]>> = {
  'ledger-code': [
    'A token says who you are. Who else could it say that you are?',
    'Change the claim `role` and see what the shop makes of it.',
    'Set `alg` to `none`, `role` to `admin`, and leave the signature empty.',
  ],
  'unsigned-refused': ['The verifier believes what the header says.'],
}

/** The author's solution, by check; the guard has none. */
export const labReference: Readonly<Record<string, { how: string; minutes: number }>> = {
  'ledger-code': { how: 'Send a token with `alg` spelled `nOnE` and the role admin.', minutes: 8 },
  'unsigned-refused': { how: 'Allow `HS256` and nothing else.', minutes: 3 },
  'old-secret-useless': { how: 'Draw a new secret with `openssl rand`.', minutes: 2 },
  'expired-refused': { how: 'Limit the age to an hour.', minutes: 2 },
}

const sections: Readonly<Record<string, string>> = {
  'ledger-code': 'Your mission',
  'unsigned-refused': 'Repair the verifier',
}

const hintsOf = (id: string) => ({
  section: sections[id] ?? null,
  hintCount: labHints[id]?.length ?? 0,
  hints: [],
})

const tasks = [
  ['ledger-code', 'Hand in the code in the closed books'],
  ['unsigned-refused', 'A token that nobody signed is refused'],
  ['old-secret-useless', 'The old secret opens nothing'],
  ['expired-refused', 'An expired token is refused'],
] as const

/**
 * Four tasks and a guard; the first `solved` tasks are solved, a minute and a half apart, and with
 * all four everything is.
 */
export function mission(solved = 0): LabMission {
  const at = (minutes: number) =>
    new Date(Date.parse('2026-11-20T09:50:00.000Z') + minutes * 60_000).toISOString()
  const isSolved = solved >= tasks.length
  const end = at(1.5 * tasks.length)
  return {
    checks: [
      ...tasks.map(([id, name], index) =>
        index < solved
          ? {
              id,
              name,
              state: 'solved' as const,
              solvedAt: at(1.5 * (index + 1)),
              ...hintsOf(id),
            }
          : { id, name, state: 'open' as const, solvedAt: null, ...hintsOf(id) },
      ),
      {
        id: 'clerk-works',
        name: 'Honest work goes on',
        state: isSolved ? 'solved' : 'holding',
        solvedAt: isSolved ? end : null,
        ...hintsOf('clerk-works'),
      },
    ],
    solvedAt: isSolved ? end : null,
  }
}

/** The debrief for those who have solved the lab. */
export const labDebrief: LabDebrief = {
  reference: tasks.flatMap(([id, name]) => {
    const reference = labReference[id]
    return reference ? [{ id, name, ...reference }] : []
  }),
  median: 21,
  read: [
    {
      slug: 'web-attacks-and-defenses',
      title: 'Web Attacks and Defenses',
      level: 'intermediate',
      domain: 'cybersecurity',
    },
  ],
  next: {
    path: 'voucher-race',
    title: 'Win the Voucher Race',
    level: 'expert',
    domain: 'cybersecurity',
    minutes: 60,
  },
}

const sessionLab = { title: lab.title, domain: lab.domain, level: lab.level, path: lab.path }
const ended = (status: LabStatus) =>
  ['completed', 'failed', 'expired', 'abandoned'].includes(status)

/** A session of an hour in any status; active ones began ten minutes ago. */
export function labSession(status: LabStatus, values: Partial<LabSession> = {}): LabSession {
  const wasActive = status === 'active' || status === 'completed' || status === 'expired'
  return {
    _id: `session-${status}`,
    status,
    queuePlace: status === 'queued' ? 1 : null,
    startedAt: wasActive ? '2026-11-20T09:50:00.000Z' : null,
    endedAt: ended(status) ? '2026-11-20T09:58:00.000Z' : null,
    timeFactor: 1,
    ttl: 60,
    maxTtl: 240,
    creditsUsed: status === 'failed' || status === 'abandoned' ? 0 : 2,
    creditsBack: 0,
    outputs: wasActive
      ? {
          connectionUrl: 'http://k3f9.localhost:3100',
          credentials:
            status === 'active'
              ? { username: 'mallory', password: 'tidal-copper-lantern-42', ownerKey: 'ok_5f1d' }
              : { username: null, password: null, ownerKey: null },
        }
      : null,
    error:
      status === 'failed'
        ? { code: 'did_not_start', message: labFailureSentences.did_not_start }
        : null,
    mission: mission(),
    lab: sessionLab,
    ...values,
  }
}

/** A ledger whose lines sum to the balance. */
export const credits: { balance: number; entries: CreditLedgerEntry[]; monthly: number } = {
  monthly: 0,
  balance: 38,
  entries: [
    {
      _id: 'entry-5',
      kind: 'unused',
      amount: 3,
      balance: 38,
      createdAt: '2026-11-18T09:12:00.000Z',
      sessionId: 'session-completed',
      minutes: null,
      note: lab.title,
    },
    {
      _id: 'entry-4',
      kind: 'hold',
      amount: -4,
      balance: 35,
      createdAt: '2026-11-18T08:49:00.000Z',
      sessionId: 'session-completed',
      minutes: 120,
      note: lab.title,
    },
    {
      _id: 'entry-3',
      kind: 'charge',
      amount: 0,
      balance: 39,
      createdAt: '2026-11-02T10:20:00.000Z',
      sessionId: 'session-expired',
      minutes: null,
      note: lab.title,
    },
    {
      _id: 'entry-2',
      kind: 'hold',
      amount: -1,
      balance: 39,
      createdAt: '2026-11-02T09:49:00.000Z',
      sessionId: 'session-expired',
      minutes: 30,
      note: lab.title,
    },
    {
      _id: 'entry-1',
      kind: 'grant',
      amount: 40,
      balance: 40,
      createdAt: '2026-11-01T09:00:00.000Z',
      sessionId: null,
      minutes: null,
      note: 'Welcome credits',
    },
  ],
}
