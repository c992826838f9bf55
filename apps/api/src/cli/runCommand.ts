import { readConfig } from '../config.ts'
import { askSecret } from './askSecret.ts'
import type { CommandContext } from './context.ts'
import { withDatabase, withSite, withStoredData } from './openSite.ts'
import { operatorName } from './operatorName.ts'
import { runProgram } from './program.ts'
import { runInSite } from './runInSite.ts'

const terminal = {
  print: (text: string) => console.log(text),
  printNote: (text: string) => console.error(text),
  askSecret,
  folder: process.cwd(),
  operator: operatorName(process.env),
}

const context: CommandContext = {
  ...terminal,
  withSite: (work) => withSite(process.env, work),
  withDatabase: (work) => withDatabase(process.env, work),
  withStoredData: (work) => withStoredData(process.env, work),
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

/** What lasts, or opens a database of its own, is nothing for the site. */
const isOwn = ([name, ...args]: readonly string[]): boolean =>
  name === 'labs' ||
  (name === 'backup' && (args[0] === 'check' || args.some((arg) => /^--every(=|$)/.test(arg))))

/**
 * Runs an operator's command, as it was typed after the program's name, and returns its exit code.
 */
export function runCommand(args: readonly string[]): Promise<number> {
  return isOwn(args) ? runProgram(args, context) : run(args, context)
}
