import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { Command, Option } from 'commander'
import { resetFactors } from '../factors/resetFactors.ts'
import { findSubscriptionEnd } from '../users/subscriptions.store.ts'
import { disableUser, enableUser, requireUser, signOutEverywhere } from '../users/operations.ts'
import { countRecords, listUsers, maxUsers } from '../users/userList.store.ts'
import type { ListedUser, UserFilter } from '../users/userList.store.ts'
import { addUserCommand } from './addUser.command.ts'
import type { CommandContext } from './context.ts'
import {
  grantCreditsCommand,
  subscribeCommand,
  unsubscribeCommand,
} from './entitlements.command.ts'
import { dayBefore, jsonOption, withExample } from './options.ts'
import { asJson, counted, facts, table } from './table.ts'

/** `users`: the accounts of learners. */
export function usersCommand(context: CommandContext): Command {
  const command = new Command('users').description(
    'add, list, disable and credit the accounts of learners',
  )
  for (const create of [
    addUserCommand,
    listCommand,
    showCommand,
    ...accessCommands,
    resetFactorsCommand,
    grantCreditsCommand,
    subscribeCommand,
    unsubscribeCommand,
  ]) {
    command.addCommand(create(context))
  }
  return command
}

function listCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('list')
    .description('lists accounts by address')
    .addOption(new Option('--status <status>', 'only this status').choices(['open', 'disabled']))
    .option('--search <text>', 'only accounts whose name or address contains this')
    .option('--subscribed', 'only accounts with an active subscription')
    .addOption(jsonOption())
    .action(({ json, ...filter }: UserFilter & { json?: boolean }) =>
      withSite(async ({ db, now }) => {
        const users = await listUsers(db, filter, now())
        print(json ? asJson(users.map(toJson)) : asTable(users))
        if (users.length === maxUsers)
          printNote(
            `These are the first ${maxUsers}; see others by --search, --status or --subscribed.`,
          )
      }),
    )
  return withExample(command, 'users list --search adams', 'users list --status disabled --json')
}

function showCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('show')
    .description('shows an account')
    .argument('<email>', 'its address')
    .addOption(jsonOption())
    .action((email: string, { json }: { json?: boolean }) =>
      withSite(async ({ db, now }) => {
        const user = await requireUser(db, email)
        const shown = {
          ...toJson({ ...user, subscribedUntil: await findSubscriptionEnd(db, user.id, now()) }),
          ...(await countRecords(db, user.id)),
        }
        print(json ? asJson(shown) : describe(shown))
      }),
    )
  return withExample(command, 'users show ada@example.org')
}

/** The commands that need only an address. */
const accessCommands = [
  {
    name: 'disable',
    description:
      'closes an account: no sign-in, every token ends at once, labs end; nothing is deleted',
    run: disableUser,
    said: 'is disabled and signed out everywhere.',
  },
  {
    name: 'enable',
    description: 'opens a disabled account again',
    run: enableUser,
    said: 'may sign in again.',
  },
  {
    name: 'sign-out',
    description: 'ends every token of an account, which may sign in again',
    run: signOutEverywhere,
    said: 'is signed out everywhere.',
  },
].map(({ name, description, run, said }) => ({ withSite, print }: CommandContext): Command => {
  const command = new Command(name)
    .description(description)
    .argument('<email>', 'its address')
    .action((email: string) =>
      withSite(async ({ db, now }) => print(`${(await run(db, email, now())).email} ${said}`)),
    )
  return withExample(command, `users ${name} ada@example.org`)
})

function resetFactorsCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('reset-factors')
    .description(
      'removes the second factors and passkeys of an account whose owner has lost them: the password alone is enough then; a mail tells the owner',
    )
    .argument('<email>', 'its address; make sure that its owner asks for it')
    .action((email: string) =>
      withSite(({ db, withMails }) =>
        withMails(async (mails) => {
          const user = await resetFactors(db, mails, email)
          print(`${user.email} signs in with the password alone.`)
        }),
      ),
    )
  return withExample(command, 'users reset-factors ada@example.org')
}

function toJson({
  id,
  email,
  firstName,
  lastName,
  country,
  credits,
  createdAt,
  disabledAt,
  subscribedUntil,
}: ListedUser) {
  return {
    id,
    email,
    firstName,
    lastName,
    country,
    status: disabledAt ? 'disabled' : 'open',
    credits,
    createdAt,
    disabledAt,
    subscribedUntil,
  }
}

function asTable(users: readonly ListedUser[]): string {
  if (users.length === 0) return 'No accounts.'
  const rows = users.map((user) => {
    const { email, firstName, lastName, status, credits, subscribedUntil, createdAt } = toJson(user)
    const until = subscribedUntil ? dayBefore(subscribedUntil) : '-'
    return [
      email,
      `${firstName} ${lastName}`,
      status,
      String(credits),
      until,
      createdAt.toISOString().slice(0, 10),
    ]
  })
  return table(['EMAIL', 'NAME', 'STATUS', 'CREDITS', 'SUBSCRIBED', 'SINCE'], rows)
}

function describe(
  user: ReturnType<typeof toJson> & Awaited<ReturnType<typeof countRecords>>,
): string {
  return facts([
    ['E-mail', user.email],
    ['Name', `${user.firstName} ${user.lastName}`],
    ['Country', user.country],
    ['Status', user.disabledAt ? `disabled since ${user.disabledAt.toISOString()}` : user.status],
    ['Credits', String(user.credits)],
    ['Subscription', user.subscribedUntil ? `until ${dayBefore(user.subscribedUntil)}` : 'none'],
    ['Courses', `${user.courses}, of them ${user.completedCourses} completed`],
    ['Credentials', credentialTypes.map((type) => counted(user[`${type}s`], type)).join(', ')],
    ['Since', user.createdAt.toISOString()],
    ['ID', user.id],
  ])
}
