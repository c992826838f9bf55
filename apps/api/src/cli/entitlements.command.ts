import { randomUUID } from 'node:crypto'
import { Command } from 'commander'
import { textProblem } from '../http/requestText.ts'
import { OperationError } from '../operationError.ts'
import { grantCredits, requireUser } from '../users/operations.ts'
import { subscribe, unsubscribe } from '../users/subscriptions.store.ts'
import { maxCredits } from './addUser.command.ts'
import type { CommandContext } from './context.ts'
import { dayBefore, lastDay, wholeNumber, withExample } from './options.ts'
import { counted } from './table.ts'

/** The longest reason, in characters. */
const maxReason = 200

/** `users grant-credits`: adds credits, with a line in the learner's ledger. */
export function grantCreditsCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('grant-credits')
    .description('gives a learner credits for labs; the ledger keeps a record of it for good')
    .argument('<email>', 'the address of the account')
    .argument('<amount>', `credits, 1 to ${maxCredits}`, wholeNumber(maxCredits))
    .option('--reason <text>', 'the reason that the learner sees', 'Credits from the operator')
    .action(async (email: string, amount: number, { reason }: { reason: string }) => {
      const grant = { amount, note: readReason(reason), name: randomUUID() }
      await withSite(async ({ db, now }) => {
        const { user, balance } = await grantCredits(db, email, { ...grant, now: now() })
        print(`${user.email} got ${counted(amount, 'credit')} and has ${balance}.`)
      })
    })
  return withExample(command, 'users grant-credits ada@example.org 20 --reason "Workshop in May"')
}

function readReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new OperationError('The reason must not be empty.')
  if ([...reason].length > maxReason)
    throw new OperationError(`The reason must have at most ${maxReason} characters.`)
  if (textProblem(reason) || /\p{Cc}/u.test(reason))
    throw new OperationError('The reason has characters that cannot be stored.')
  return reason
}

/** `users subscribe`: lets a learner enrol in subscription courses until a day. */
export function subscribeCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('subscribe')
    .description(
      'gives a learner a subscription that starts now, or changes when the present one ends',
    )
    .argument('<email>', 'the address of the account')
    .requiredOption('--until <day>', 'its last day, such as 2027-01-31, in UTC', lastDay)
    .action((email: string, { until }: { until: Date }) =>
      withSite(async ({ db, now }) => {
        const user = await requireUser(db, email)
        if (until <= now())
          throw new OperationError(
            `The day ${dayBefore(until)} is over; users unsubscribe ends a subscription.`,
          )
        await subscribe(db, user.id, until, now())
        print(`${user.email} is subscribed until ${dayBefore(until)}.`)
      }),
    )
  return withExample(command, 'users subscribe ada@example.org --until 2027-01-31')
}

/** `users unsubscribe`: ends the subscription; the learner stays enrolled in courses. */
export function unsubscribeCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('unsubscribe')
    .description('ends a subscription now; courses that the learner has joined stay open')
    .argument('<email>', 'the address of the account')
    .action((email: string) =>
      withSite(async ({ db, now }) => {
        const user = await requireUser(db, email)
        if (!(await unsubscribe(db, user.id, now())))
          throw new OperationError(`${user.email} has no subscription.`)
        print(`${user.email} has no subscription any more.`)
      }),
    )
  return withExample(command, 'users unsubscribe ada@example.org')
}
