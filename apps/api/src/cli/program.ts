import { Command, CommanderError } from 'commander'
import { runAs } from '../audit/actor.ts'
import { isDatabaseDown } from '../database/isDatabaseDown.ts'
import { DatabaseInUse } from '../database/lock.ts'
import { explainRefusal } from '../database/refusals.ts'
import { OperationError } from '../operationError.ts'
import { StartError } from '../startError.ts'
import type { CommandContext } from './context.ts'
import { exitCodes } from './exitCodes.ts'

/**
 * The commands in the order of the help. Each is loaded when it is needed: most take longer to load
 * than to run.
 */
const commands = {
  users: async () => (await import('./users.command.ts')).usersCommand,
  invites: async () => (await import('./invites.command.ts')).invitesCommand,
  bootcamps: async () => (await import('./bootcamps.command.ts')).bootcampsCommand,
  participants: async () => (await import('./participants.command.ts')).participantsCommand,
  tasks: async () => (await import('./tasks.command.ts')).tasksCommand,
  requests: async () => (await import('./requests.command.ts')).requestsCommand,
  credentials: async () => (await import('./credentials.command.ts')).credentialsCommand,
  keys: async () => (await import('./keys.command.ts')).keysCommand,
  mail: async () => (await import('./mail.command.ts')).mailCommand,
  content: async () => (await import('./content.command.ts')).contentCommand,
  labs: async () => (await import('./labs.command.ts')).labsCommand,
  audit: async () => (await import('./audit.command.ts')).auditCommand,
  backup: async () => (await import('./backup.command.ts')).backupCommand,
  restore: async () => (await import('./backup.command.ts')).restoreCommand,
} satisfies Record<string, () => Promise<(context: CommandContext) => Command>>

type CommandName = keyof typeof commands

const names = Object.keys(commands) as CommandName[]

/** The program with these commands, all by default. */
export async function createProgram(
  context: CommandContext,
  wanted: readonly CommandName[] = names,
): Promise<Command> {
  const { print, printNote } = context
  const trim = (write: (text: string) => void) => (text: string) => write(text.trimEnd())
  const program = new Command('npm run cli --')
    .description('What an operator does beside the running site')
    .helpCommand(false)
  const creators = await Promise.all(wanted.map((name) => commands[name]()))
  for (const create of creators) program.addCommand(create(context))
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
  // The help, and the suggestion for an unknown name, need all of them.
  const program = await createProgram(context, isCommand(args[0]) ? [args[0]] : names)
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

const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(commands, word)

/** For example `users disable`. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name()

/** The message for a person. Throws internal errors again. */
function explain(error: unknown): string {
  const refusal = explainRefusal(error)
  if (refusal !== null) return refusal
  if (isDatabaseDown(error)) return 'The database does not answer. Please try again.'
  if (!(error instanceof StartError || error instanceof OperationError)) throw error
  if (!(error instanceof DatabaseInUse)) return error.message
  // That process takes no commands: it is another command, or a site without a socket for them.
  return `${error.message} Wait until that process is done, or stop it.`
}
