import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import api from '../../../apps/api/package.json' with { type: 'json' }
import { repository, siteProgram } from '../../../scripts/program.ts'

/** Node's arguments for the programs, in the repository or a copy of it. */
export const programs = {
  site: siteProgram,
  api: api.scripts.start.replace('src/', 'apps/api/src/').split(' ').slice(1),
} as const

/** The longest wait for words in a process's output, in milliseconds. */
const patience = 60_000

/** A program as a process, with its output so far. */
export interface Running {
  readonly pid: number
  readonly output: () => string
  readonly errors: () => string
  /**
   * Waits for words on its standard output. Rejects if it ends before them, or does not print them
   * in time.
   */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>
  /** Its exit code, or the signal that ended it. */
  readonly end: Promise<number | string>
  readonly kill: (signal: NodeJS.Signals) => void
}

/** Settings of a process; it gets none of the tests' own. */
export type Settings = Readonly<Record<string, string>>

/** No process outlives the tests, even if a test ends without its cleanup. */
const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** Starts a program on free ports, unless told otherwise. */
export function run(
  program: keyof typeof programs,
  settings: Settings,
  root = repository,
  args: readonly string[] = [],
  through: readonly string[] = [],
): Running {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    LAB_PORT: '0',
    ...settings,
  }
  const [file = '', ...rest] = [...through, process.execPath, ...programs[program], ...args]
  const child = spawn(file, rest, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text))
  alive.add(child)
  const end = once(child, 'close').then(([code, signal]) => {
    alive.delete(child)
    return (code ?? signal) as number | string
  })

  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const give = (action: () => void) => {
        clearTimeout(timer)
        child.stdout.off('data', look)
        action()
      }
      const fail = (why: string) =>
        give(() =>
          reject(
            new Error(
              `The ${program} ${why} before it said ${words}.\n${said.output}\n${said.errors}`,
            ),
          ),
        )
      const look = () => {
        const found = words.exec(said.output)
        if (found) give(() => resolve(found))
      }
      const timer = setTimeout(() => fail('took too long'), patience)
      child.stdout.on('data', look)
      void end.then((code) => fail(`ended with ${code}`))
      look()
    })

  return {
    pid: child.pid ?? 0,
    output: () => said.output,
    errors: () => said.errors,
    says,
    end,
    kill: (signal) => void child.kill(signal),
  }
}

/** A program that takes requests. */
export interface Serving extends Running {
  /** The origin at which it can be reached, by number: names may lead elsewhere. */
  readonly address: string
}

/** Waits until a program takes requests. */
export async function serving(running: Running): Promise<Serving> {
  const [, port] = await running.says(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/)
  return { ...running, address: `http://127.0.0.1:${port}` }
}
