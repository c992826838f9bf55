import { Command, CommanderError } from 'commander'
import { OperationError } from '../credentials/signing/operations.ts'
import { StartError } from '../startError.ts'
import { credentialsCommand } from './credentials.command.ts'
import type { CommandContext } from './credentials.command.ts'
import { participantsCommand } from './participants.command.ts'
import { tasksCommand } from './tasks.command.ts'

interface ProgramContext extends CommandContext {
  readonly printError: (text: string) => void
}

/** What a process ends with. */
export const exitCodes = { done: 0, refused: 1, misused: 2 } as const

/** Carries out one command; returns the exit code. What cannot be done is one line for people, anything else is thrown. */
export async function runProgram(args: readonly string[], { print, printError, ...context }: ProgramContext): Promise<number> {
  const trim = (write: (text: string) => void) => (text: string) => write(text.trimEnd())
  const program = new Command('npm run cli --').description('What an operator does beside the running site').helpCommand(false)
  program.addCommand(credentialsCommand({ ...context, print }))
  program.addCommand(participantsCommand({ ...context, print }))
  program.addCommand(tasksCommand({ ...context, print }))
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command
      .exitOverride()
      .configureOutput({ writeOut: trim(print), writeErr: trim(printError) })
      .showHelpAfterError('(--help shows what can be given)')
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // It has printed its own words already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.misused
    if (!(error instanceof StartError || error instanceof OperationError)) throw error
    printError(explain(error.message))
    return exitCodes.refused
  }
}

/** The embedded database serves one process: says what to do about it. */
function explain(message: string): string {
  if (!message.includes('the embedded database is in use')) return message
  return `${message} Stop the site for this command, or let it use a PostgreSQL server (DATABASE_URL), which serves both.`
}
