import { createHmac } from 'node:crypto'

/** A code, key or id of this session alone: `length` hexadecimal characters (at most 64) that follow from seed and label. */
export const derive = (seed: string, label: string, length = 20): string => createHmac('sha256', seed).update(label).digest('hex').slice(0, length)

/** Something that the learner has to find out and hand in. */
export interface Finding {
  /** What it is, without giving it away: 'the code in the payroll store'. */
  readonly name: string
  /** Whether what was handed in is it. */
  matches(fields: Readonly<Record<string, string>>): boolean
}

/** The usual finding: `code=…` with a value that stands somewhere in the target. */
export const codeFinding = (name: string, code: string): Finding => ({ name, matches: (fields) => fields['code']?.trim() === code })

/** Something that must hold after the repair. */
export interface Check {
  /** What holds, as a statement: 'Strangers cannot list the bucket'. */
  readonly name: string
  /** Tries it; answers nothing where it holds, else what was seen instead. */
  run(): string | undefined | Promise<string | undefined>
}

/** What `/mission` answers, in plain text. */
export interface MissionAnswer {
  readonly status: number
  readonly text: string
}

export interface Mission {
  /** POST: records a finding. A wrong one answers 400 and changes nothing. */
  record(fields: Readonly<Record<string, string>>): MissionAnswer
  /** GET: runs all checks and says what is done, what is open, and whether the mission is complete. Calls at the same time share one run. */
  report(): Promise<MissionAnswer>
}

/** Findings to hand in and checks to pass; complete once all of both are done at the same time. */
export function createMission({
  findings = [],
  checks,
  rejection = 'That is not what we are looking for.',
}: {
  readonly findings?: readonly Finding[]
  readonly checks: readonly Check[]
  /** What a wrong finding is answered with. */
  readonly rejection?: string
}): Mission {
  const found = new Set<Finding>()
  let running: Promise<MissionAnswer> | undefined

  async function look(): Promise<MissionAnswer> {
    const lines = findings.map((finding) => (found.has(finding) ? `done  Handed in: ${finding.name}` : `OPEN  Not handed in yet: ${finding.name}`))
    for (const { name, run } of checks) {
      const complaint = await run()
      lines.push(complaint === undefined ? `done  ${name}` : `OPEN  ${name}: ${complaint}`)
    }
    const open = lines.filter((line) => line.startsWith('OPEN')).length
    const verdict = open === 0 ? 'Mission complete. Well done!' : `Mission not complete: ${open} of ${lines.length} still open.`
    return { status: 200, text: `${[...lines, '', verdict].join('\n')}\n` }
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
    report() {
      running ??= look().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
