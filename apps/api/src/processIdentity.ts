import { readFile } from 'node:fs/promises'
import { systemErrorCode } from './systemErrors.ts'

/** A process; its start time distinguishes it from a later one with the same id. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks from boot to the start of the process; null if the system does not report it. */
  readonly startedAt: string | null
}

/**
 * Field 22 of /proc/<pid>/stat, counted from after the command's name, which may contain anything.
 */
export async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** Whether this process is running, and not a later one with its id. */
export async function isAlive({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    if (systemErrorCode(error) !== 'EPERM') return false
  }
  return startedAt === null || (await startOf(pid)) === startedAt
}
