import { readFile } from 'node:fs/promises'
import { systemErrorCode } from './dataFolder.ts'

/** A process, told apart from a later one with the same number by the moment it started. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks from boot to the start of the process; null where the system does not tell. */
  readonly startedAt: string | null
}

/** Field 22 of /proc/<pid>/stat, counted from behind the command's name, which may hold anything. */
export async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** Whether the process, and no later one with its number, is there. */
export async function isAlive({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    if (systemErrorCode(error) !== 'EPERM') return false
  }
  return startedAt === null || (await startOf(pid)) === startedAt
}
