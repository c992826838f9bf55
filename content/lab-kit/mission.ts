import { createHmac } from 'node:crypto'

/**
 * A code, key or id of this session alone: `length` hexadecimal characters (at most 64) that follow
 * from seed and label.
 */
export const derive = (seed: string, label: string, length = 20): string => createHmac('sha256', seed).update(label).digest('hex').slice(0, length)

/** Something that the learner has to find out and hand in. */
export interface Finding {
  /** The check's id in lab.md, where its name is 'Hand in ' and the name of this finding. */
  readonly id: string
  /** What it is, without giving it away: 'the code in the payroll store'. */
  readonly name: string
  /** Whether what was handed in is right. */
  matches(fields: Readonly<Record<string, string>>): boolean
}

/** The usual finding: `code=…` with a value that is somewhere in the target. */
export const codeFinding = (id: string, name: string, code: string): Finding => ({ id, name, matches: (fields) => fields['code']?.trim() === code })

/** Something that must hold after the repair. */
export interface Check {
  /** The check's id in lab.md, where its name is the same. */
  readonly id: string
  /** What holds, as a statement: 'Strangers cannot list the bucket'. */
  readonly name: string
  /** Tries it. Returns nothing if it holds, else what was seen instead. */
  run(): string | undefined | Promise<string | undefined>
}

/** The response of `/mission`, in plain text. */
export interface MissionAnswer {
  readonly status: number
  readonly text: string
}

/** A finding or check as the site sees it. */
export interface CheckState {
  readonly id: string
  readonly holds: boolean
}

export interface Mission {
  /** POST: records a finding. A wrong one gets status 400 and changes nothing. */
  record(fields: Readonly<Record<string, string>>): MissionAnswer
  /** Whether the finding of that id has been handed in. */
  hasFound(id: string): boolean
  /**
   * GET: runs all checks and reports what is done, what is open, and whether the mission is
   * complete.
   */
  report(): Promise<MissionAnswer>
  /** Runs all checks for the site: findings first, then checks. */
  state(): Promise<readonly CheckState[]>
}

interface Result extends CheckState {
  readonly done: string
  readonly open: string
}

/**
 * Findings to hand in and checks to pass; complete once all of both are done at the same time. What
 * a check saw would reveal the solution, so it is reported only when all findings are handed in.
 * Calls at the same time share a run of the checks that begins after all of them.
 */
export function createMission({
  findings = [],
  checks,
  rejection = 'That is not what we are looking for.',
  tellsAlways = false,
}: {
  readonly findings?: readonly Finding[]
  readonly checks: readonly Check[]
  /** The response to a wrong finding. */
  readonly rejection?: string
  /**
   * Reports what the checks saw from the start: for missions in which findings are handed in after
   * the repair.
   */
  readonly tellsAlways?: boolean
}): Mission {
  const found = new Set<Finding>()
  let running: Promise<readonly Result[]> | undefined
  let next: Promise<readonly Result[]> | undefined

  async function run(): Promise<readonly Result[]> {
    const results: Result[] = findings.map((finding) => ({
      id: finding.id,
      holds: found.has(finding),
      done: `Handed in: ${finding.name}`,
      open: `Not handed in yet: ${finding.name}`,
    }))
    const tells = tellsAlways || results.every(({ holds }) => holds)
    for (const check of checks) {
      const complaint = await check.run()
      results.push({ id: check.id, holds: complaint === undefined, done: check.name, open: tells ? `${check.name}: ${complaint}` : check.name })
    }
    return results
  }

  function start(): Promise<readonly Result[]> {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  /** A run that has begun may have missed what its caller has just changed. */
  function look(): Promise<readonly Result[]> {
    if (next) return next
    if (!running) return start()
    next = running.then(start, start)
    return next
  }

  return {
    record(fields) {
      const finding = findings.find((each) => each.matches(fields))
      if (!finding) return { status: 400, text: `${rejection}\n` }
      found.add(finding)
      const left = findings.length - found.size
      const next = left > 0 ? `${left} more to hand in.` : 'Ask for /mission with GET to see what is left.'
      return { status: 200, text: `Recorded: ${finding.name}. ${next}\n` }
    },
    hasFound: (id) => [...found].some((finding) => finding.id === id),
    async report() {
      const results = await look()
      const lines = results.map(({ holds, done, open }) => (holds ? `done  ${done}` : `OPEN  ${open}`))
      const left = results.filter(({ holds }) => !holds).length
      const verdict = left === 0 ? 'Mission complete. Well done!' : `Mission not complete: ${left} of ${lines.length} still open.`
      const hint = !tellsAlways && found.size < findings.length ? ['What the checks saw is told once everything is handed in.'] : []
      return { status: 200, text: `${[...lines, '', verdict, ...hint].join('\n')}\n` }
    },
    state: async () => (await look()).map(({ id, holds }) => ({ id, holds })),
  }
}
