import { Command, Option } from 'commander'
import { findCourseBySlug } from '../courses/courses.store.ts'
import {
  addCourseInvite,
  addSignupInvite,
  endInvite,
  hasInvite,
  listCourseInvites,
  listSignupInvites,
  maxInvites,
} from '../courses/invites.store.ts'
import type { Invite } from '../courses/invites.store.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext, SiteData } from './context.ts'
import { dayBefore, jsonOption, lastDay, wholeNumber, withExample } from './options.ts'
import { asJson, plain, table } from './table.ts'

interface Terms {
  readonly uses?: number
  readonly expires?: Date
  readonly signup?: boolean
}

/** `invites`: codes that open a course or allow people to register. */
export function invitesCommand(context: CommandContext): Command {
  const command = new Command('invites').description('codes for invite courses, or for signing up')
  for (const create of [createCommand, listCommand, revokeCommand])
    command.addCommand(create(context))
  return command
}

function createCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('create')
    .description('creates a code for a course, or with --signup for accounts (SIGNUP=invitation)')
    .argument('[course]', 'the slug of a course whose access is invite')
    .option('--signup', 'for creating accounts')
    .option(
      '--uses <number>',
      'how often it may be used (default: any number)',
      wholeNumber(100_000),
    )
    .option(
      '--expires <day>',
      'the last day on which it works, such as 2027-01-31, in UTC (default: no end)',
      lastDay,
    )
    .action((slug: string | undefined, { signup = false, uses, expires }: Terms) => {
      if (signup === (slug !== undefined))
        command.error('error: name either a course or --signup', { exitCode: 2 })
      return withSite(async ({ db, config, now }) => {
        if (expires && expires <= now())
          throw new OperationError(`The day ${dayBefore(expires)} is over.`)
        const terms = { maxUses: uses ?? null, expiresAt: expires ?? null }
        print(
          slug === undefined
            ? await addSignupInvite(db, terms)
            : await addCourseInvite(db, await requireInviteCourse(db, slug), terms),
        )
        if (signup && config.signup !== 'invitation')
          printNote(`SIGNUP is ${config.signup}: no invitation is needed.`)
      })
    })
  return withExample(
    command,
    'invites create aws-iam-essentials --uses 25 --expires 2027-01-31',
    'invites create --signup --uses 1',
  )
}

async function requireInviteCourse(db: SiteData['db'], slug: string): Promise<string> {
  const row = await findCourseBySlug(db, slug)
  if (!row) throw new OperationError(`There is no course ${plain(slug)}.`)
  if (row.course.accessType !== 'invite')
    throw new OperationError(`The access of ${slug} is ${row.course.accessType}: it needs no code.`)
  return row.course.id
}

function listCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('list')
    .description('lists codes and how often each may still be used')
    .addOption(new Option('--course <slug>', 'only codes of this course').conflicts('signup'))
    .option('--signup', 'only codes for creating accounts')
    .addOption(jsonOption())
    .action(({ course, signup, json }: { course?: string; signup?: boolean; json?: boolean }) =>
      withSite(async ({ db, now }) => {
        const ofCourses = signup ? [] : await listCourseInvites(db, course)
        const ofSignup = course === undefined ? await listSignupInvites(db) : []
        const invites = [...ofCourses, ...ofSignup].map((invite) => ({
          ...invite,
          status: statusOf(invite, now()),
        }))
        print(json ? asJson(invites) : asTable(invites))
        if (ofCourses.length === maxInvites || ofSignup.length === maxInvites)
          printNote(`At most ${maxInvites} of each kind are listed.`)
      }),
    )
  return withExample(
    command,
    'invites list --course aws-iam-essentials',
    'invites list --signup --json',
  )
}

function statusOf({ uses, maxUses, expiresAt }: Invite, now: Date): 'open' | 'over' | 'used up' {
  if (expiresAt && expiresAt <= now) return 'over'
  return maxUses !== null && uses >= maxUses ? 'used up' : 'open'
}

function asTable(invites: readonly (Invite & { status: string })[]): string {
  if (invites.length === 0) return 'No codes.'
  const rows = invites.map(({ code, course, uses, maxUses, expiresAt, status }) => [
    code,
    course ?? '(signing up)',
    `${uses} of ${maxUses ?? 'any'}`,
    expiresAt ? dayBefore(expiresAt) : '-',
    status,
  ])
  return table(['CODE', 'FOR', 'USED', 'LAST DAY', 'STATUS'], rows)
}

function revokeCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('revoke')
    .description('ends a code now; people who have used it keep the course or account')
    .argument('<code>', 'the code, in any case of letters')
    .action((text: string) =>
      withSite(async ({ db, now }) => {
        const code = text.trim().toUpperCase()
        if (!(await endInvite(db, code, now()))) {
          throw new OperationError(
            (await hasInvite(db, code))
              ? `The code ${code} has ended already.`
              : `There is no code ${plain(code)}.`,
          )
        }
        print(`The code ${code} does not work any more.`)
      }),
    )
  return withExample(command, 'invites revoke 7QK2-M9XW-4TBA')
}
