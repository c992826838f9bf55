import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { TargetCommand } from './targetCommand.ts'

/**
 * The limits of a target. The number of processes is not limited here: the system counts all threads of a user
 * together, also the site's, and Node's permission model stops a target from starting processes or workers.
 */
const limits = [
  // Seconds of processor time, half an hour: enough for a web server, and an end for an endless loop.
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

/** The programs of util-linux on this machine: they set limits and then run the given program. */
export async function findLimiters(): Promise<{
  readonly prefix: readonly string[]
  readonly missing: readonly string[]
}> {
  const limiters = [
    // The system kills it when this process ends, in any way.
    ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'],
    ['prlimit', ...limits, '--'],
  ] as const
  const installed = await Promise.all(limiters.map(([program]) => isInstalled(program)))
  return {
    prefix: limiters.flatMap((limiter, at) => (installed[at] ? limiter : [])),
    missing: limiters.flatMap(([program], at) => (installed[at] ? [] : program)),
  }
}

/** The command with the limiting programs before it. */
export function limited(
  { file, args, env }: TargetCommand,
  prefix: readonly string[],
): TargetCommand {
  const [program = file, ...rest] = [...prefix, file, ...args]
  // The limiting programs are found by name.
  return { file: program, args: rest, env: { ...env, PATH: process.env.PATH ?? '' } }
}
