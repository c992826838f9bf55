import { Command, CommanderError } from 'commander'
import { runAs } from '../audit/actor.ts'
import { isDatabaseDown } from '../database/isDatabaseDown.ts'
import { OperationError } from '../operationError.ts'
import { StartError } from '../startError.ts'
import { auditCommand } from './audit.command.ts'
import { backupCommand, restoreCommand } from './backup.command.ts'
import { bootcampsCommand } from './bootcamps.command.ts'
import { contentCommand } from './content.command.ts'
import type { CommandContext } from './context.ts'
import { credentialsCommand } from './credentials.command.ts'
import { exitCodes } from './exitCodes.ts'
import { keysCommand } from './keys.command.ts'
import { invitesCommand } from './invites.command.ts'
import { labsCommand } from './labs.command.ts'
import { mailCommand } from './mail.command.ts'
import { participantsCommand } from './participants.command.ts'
import { requestsCommand } from './requests.command.ts'
import { tasksCommand } from './tasks.command.ts'
import { usersCommand } from './users.command.ts'

/** Every command, for `runProgram` and for the test that each one has its help. */
export function createProgram(context: CommandContext): Command {
  const { print, printNote } = context
  const trim = (write: (text: string) => void) => (text: string) => write(text.trimEnd())
  const program = new Command('npm run cli --')
    .description('What an operator does beside the running site')
    .helpCommand(false)
  for (const create of [
    usersCommand,
    invitesCommand,
    bootcampsCommand,
    participantsCommand,
    tasksCommand,
    requestsCommand,
    credentialsCommand,
    keysCommand,
    mailCommand,
    contentCommand,
    labsCommand,
    auditCommand,
    backupCommand,
    restoreCommand,
  ]) {
    program.addCommand(create(context))
  }
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap(({ commands }) => commands),
  ]) {
    command
      .exitOverride()
      .helpCommand(false)
      .configureOutput({ writeOut: trim(print), writeErr: trim(printNote) })
      .showHelpAfterError('(--help shows what can be given)')
  }
  return program
}

/**
 * Runs one command. Returns the exit code. Errors that a person can fix are printed as one line;
 * others are thrown.
 */
export async function runProgram(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = createProgram(context)
  let name = ''
  program.hook('preAction', (_program, command) => {
    name = nameOf(command)
  })
  try {
    // Without its arguments, which name people.
    const who = {
      actor: { kind: 'operator', id: context.operator } as const,
      origin: () => `command:${name}`,
    }
    await runAs(who, () => program.parseAsync(args, { from: 'user' }))
    return exitCodes.done
  } catch (error) {
    // Commander has already printed its message.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.done : exitCodes.misused
    context.printNote(explain(error))
    return exitCodes.refused
  }
}

/** For example `users disable`. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name()

/** The message for a person. Throws internal errors again. */
function explain(error: unknown): string {
  if (isDatabaseDown(error)) return 'The database does not answer. Please try again.'
  if (!(error instanceof StartError || error instanceof OperationError)) throw error
  // Another process has the database and takes no commands: another command, or a site without a
  // socket for them.
  if (!error.message.includes('the embedded database is in use')) return error.message
  return `${error.message} Wait until that process is done, or stop it.`
}
