import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { TargetCommand } from './targetCommand.ts'

/**
 * What a target may use at most. The number of processes is not limited here: the system counts all of a user's threads
 * together, the site's own among them, and Node's permission model lets a target start neither processes nor workers.
 */
const limits = [
  // Seconds of processor time, half an hour: plenty for a web server, and an end for a loop without one.
  '--cpu=1800',
  '--nofile=256',
  // It writes no files; pipes do not count.
  '--fsize=0',
  '--core=0',
]

async function isInstalled(program: string): Promise<boolean> {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  const found = await Promise.all(
    places.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}

/** What this machine has of util-linux: programs that set limits and then become the program behind them. */
export async function findLimiters(): Promise<{ readonly prefix: readonly string[]; readonly missing: readonly string[] }> {
  const limiters = [
    // Killed by the system itself when this process ends, however it ends.
    ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'],
    ['prlimit', ...limits, '--'],
  ] as const
  const installed = await Promise.all(limiters.map(([program]) => isInstalled(program)))
  return {
    prefix: limiters.flatMap((limiter, at) => (installed[at] ? limiter : [])),
    missing: limiters.flatMap(([program], at) => (installed[at] ? [] : program)),
  }
}

/** A command behind the programs that limit it. */
export function limited({ file, args, env }: TargetCommand, prefix: readonly string[]): TargetCommand {
  const [program = file, ...rest] = [...prefix, file, ...args]
  // The limiters are looked up by name.
  return { file: program, args: rest, env: { ...env, PATH: process.env.PATH ?? '' } }
}
