import { readConfig } from '../config.ts'
import { keepFilesPrivate } from '../dataFolder.ts'
import { systemErrorCode } from '../systemErrors.ts'
import { askSecret } from './askSecret.ts'
import type { CommandContext } from './context.ts'
import { exitCodes } from './exitCodes.ts'
import { operatorName } from './operatorName.ts'
import { runInSite } from './runInSite.ts'

const terminal = {
  print: (text: string) => console.log(text),
  printNote: (text: string) => console.error(text),
  askSecret,
  folder: process.cwd(),
  operator: operatorName(process.env),
}

// These imports take most of the time of a start, and the running site has loaded them already.
const opening = () => import('./openSite.ts')
const runProgram = async (args: readonly string[], output: CommandContext): Promise<number> =>
  (await import('./program.ts')).runProgram(args, output)

const context: CommandContext = {
  ...terminal,
  withSite: async (work) => (await opening()).withSite(process.env, work),
  withDatabase: async (work) => (await opening()).withDatabase(process.env, work),
  withStoredData: async (work) => (await opening()).withStoredData(process.env, work),
  ownProcess: {
    dataDir: () => readConfig(process.env).dataDir,
    run: (args, output) => run(args, { ...context, ...output }),
  },
}

/**
 * A running site on the embedded database is its only user and runs commands itself. Otherwise they
 * open the data here.
 */
const run = async (args: readonly string[], output: CommandContext): Promise<number> =>
  (await runInSite(process.env, args, output)) ?? (await runProgram(args, output))

/**
 * Whether a command always has a process of its own: it runs for long, or opens a database of its
 * own.
 */
const isOwn = ([name, ...args]: readonly string[]): boolean =>
  name === 'labs' ||
  (name === 'backup' && (args[0] === 'check' || args.some((arg) => /^--every(=|$)/.test(arg))))

/**
 * Runs an operator's command, as it was typed after the program's name, and returns its exit code.
 */
export function runCommand(args: readonly string[]): Promise<number> {
  keepFilesPrivate()
  failOnLostOutput()
  return isOwn(args) ? runProgram(args, context) : run(args, context)
}

/**
 * Makes the command fail if its output is lost: a script would take a list that a full disk has cut
 * short for complete. If the reader has closed, like `head`, it has read what it wanted.
 */
function failOnLostOutput(): void {
  let isLost = false
  process.stdout.on('error', (error) => {
    if (isLost || systemErrorCode(error) === 'EPIPE') return
    isLost = true
    console.error(`The output cannot be written (${systemErrorCode(error) ?? error.message}).`)
  })
  process.on('exit', () => {
    if (isLost) process.exitCode ||= exitCodes.refused
  })
}
