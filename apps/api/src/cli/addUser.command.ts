import { Command, InvalidArgumentError, Option } from 'commander'
import { openAccount } from '../accounts/openAccount.ts'
import { hashPassword } from '../auth/passwords.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { newPassword, requireGoodPassword } from './readPassword.ts'
import { readPerson } from './readPerson.ts'

/** The most credits that one command grants. */
export const maxCredits = 100_000

function credits(text: string): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Infinity
  if (value > maxCredits)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${maxCredits}.`)
  return value
}

interface NewUser {
  readonly first: string
  readonly last: string
  readonly credits?: number
  readonly generate?: boolean
  readonly mail?: boolean
}

/** `users add`: makes an account whose address the operator confirms, with any SIGNUP setting. */
export function addUserCommand({ withSite, print, askSecret }: CommandContext): Command {
  const command = new Command('add')
    .description(
      'creates an account, also where SIGNUP is closed; asks for its password, or reads it from standard input',
    )
    .argument('<email>', 'its email address, which is not confirmed')
    .requiredOption('--first <name>', 'first name')
    .requiredOption('--last <name>', 'last name')
    .option('--credits <number>', 'credits to begin with (default: STARTING_CREDITS)', credits)
    .addOption(
      new Option('--generate', 'generates the password and shows it once').conflicts('mail'),
    )
    .option('--mail', 'sets no password, and mails the person where to choose one')
    .action(async (email: string, { first, last, ...options }: NewUser) => {
      const person = readPerson({ email, first, last })
      if ('problem' in person) throw new OperationError(person.problem)
      const isChosen = !options.generate && !options.mail
      const own = [person.email, person.firstName, person.lastName]
      const password = isChosen
        ? requireGoodPassword(await askSecret('Password'), own)
        : newPassword()
      const passwordHash = await hashPassword(password)
      await withSite(async ({ db, config, now, withMails }) => {
        const open = (add?: (id: string, tx: typeof db) => Promise<void>) =>
          db.transaction(async (tx) => {
            const id = await openAccount(
              tx,
              { ...person, passwordHash },
              options.credits ?? config.startingCredits,
              now(),
            )
            if (id === null) throw new OperationError(`${person.email} has an account already.`)
            await add?.(id, tx)
          })
        await (options.mail
          ? withMails((mails) =>
              open((userId, tx) => mails.add(tx, { kind: 'account-opened', userId })),
            )
          : open())
        print(`${person.email} has an account.`)
        if (options.mail) print('An email with a link to choose a password is queued.')
        if (options.generate) print(`Password, shown this once: ${password}`)
      })
    })
  return withExample(
    command,
    'users add ada@example.org --first Ada --last Adams',
    'users add ada@example.org --first Ada --last Adams --mail --credits 20',
  )
}
