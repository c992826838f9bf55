import { requestKinds, requestStatuses } from '@rampart/contract/entities/values'
import type { RequestKind, RequestStatus } from '@rampart/contract/entities/values'
import { Command, Option } from 'commander'
import { removeFiles } from '../credentials/files/removeFiles.ts'
import { textProblem } from '../http/requestText.ts'
import { OperationError } from '../operationError.ts'
import { acceptRequest, closeRequest } from '../requests/operations.ts'
import type { Given } from '../requests/operations.ts'
import { listAsked, maxRequests } from '../requests/requests.store.ts'
import type { AskedRequest } from '../requests/requests.store.ts'
import { maxCredits } from './addUser.command.ts'
import type { CommandContext } from './context.ts'
import { dayBefore, jsonOption, lastDay, wholeNumber, withExample } from './options.ts'
import { asJson, counted, table } from './table.ts'

/** The longest answer, in characters. */
const maxAnswer = 2_000

/** `requests`: what learners asked the operator for. */
export function requestsCommand(context: CommandContext): Command {
  const command = new Command('requests').description(
    'what learners ask for: corrected names, credits, subscriptions',
  )
  for (const create of [listCommand, acceptCommand, closeCommand])
    command.addCommand(create(context))
  return command
}

function listCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('list')
    .description('lists requests, oldest first')
    .addOption(
      new Option('--status <status>', 'only this status')
        .choices([...requestStatuses, 'all'])
        .default('open'),
    )
    .addOption(new Option('--kind <kind>', 'only requests of this kind').choices(requestKinds))
    .addOption(jsonOption())
    .action(
      ({
        status,
        kind,
        json,
      }: {
        status: RequestStatus | 'all'
        kind?: RequestKind
        json?: boolean
      }) =>
        withSite(async ({ db }) => {
          const found = await listAsked(db, { status: status === 'all' ? undefined : status, kind })
          print(json ? asJson(found.map(toJson)) : asTable(found))
          if (found.length === maxRequests) printNote(`At most ${maxRequests} are listed.`)
        }),
    )
  return withExample(command, 'requests list', 'requests list --status all --json')
}

function acceptCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('accept')
    .description('does what a request asks for, closes it and emails the learner')
    .argument('<id>', 'the id that `requests list` shows')
    .option('--credits <number>', 'how many credits, for credits', wholeNumber(maxCredits))
    .option('--until <day>', 'the last day, such as 2027-01-31, for a subscription', lastDay)
    .option('--answer <text>', 'a message to the learner')
    .action((id: string, { answer = '', ...given }: Given & { answer?: string }) =>
      withSite(async ({ db, files, now, withMails }) => {
        const word = readAnswer(answer)
        const { kind, credentialId, firstName, lastName } = await withMails((mails) =>
          acceptRequest({ db, mails, now: now() }, id, { ...given, answer: word || null }),
        )
        const log = {
          warn: (_fields: unknown, text?: string) => printNote(text ?? 'A file stayed.'),
        }
        if (credentialId !== null) await removeFiles({ files, log }, [credentialId])
        const done: Readonly<Record<RequestKind, string>> = {
          name_correction: `${credentialId} was issued again with the name ${firstName} ${lastName}.`,
          credits: `The learner got ${counted(given.credits ?? 0, 'credit')}.`,
          subscription: `The learner is subscribed until ${given.until && dayBefore(given.until)}.`,
        }
        print(`${done[kind]} The learner gets an email.`)
      }),
    )
  return withExample(
    command,
    'requests accept 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44',
    'requests accept 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44 --credits 10 --answer "Have fun."',
  )
}

function closeCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('close')
    .description('closes a request without doing what it asks for; the learner gets your answer')
    .argument('<id>', 'the id that `requests list` shows')
    .requiredOption('--answer <text>', 'the reason that the learner sees')
    .action((id: string, { answer }: { answer: string }) =>
      withSite(async ({ db, now, withMails }) => {
        const word = readAnswer(answer)
        if (word === '') throw new OperationError('The answer must not be empty.')
        await withMails((mails) => closeRequest({ db, mails, now: now() }, id, word))
        print('The request is closed. The learner gets an email.')
      }),
    )
  return withExample(
    command,
    'requests close 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44 --answer "Please send us a document that shows the name."',
  )
}

function readAnswer(text: string): string {
  const answer = text.trim()
  if ([...answer].length > maxAnswer)
    throw new OperationError(`The answer must have at most ${maxAnswer} characters.`)
  if (textProblem(answer))
    throw new OperationError('The answer has characters that cannot be stored.')
  return answer
}

const wantedName = ({ firstName, lastName }: AskedRequest['request']): string | null =>
  firstName === null ? null : `${firstName} ${lastName}`

function asTable(found: readonly AskedRequest[]): string {
  if (found.length === 0) return 'No requests.'
  const rows = found.map(({ request, user }) => [
    request.id,
    request.createdAt.toISOString().slice(0, 10),
    request.status,
    request.kind,
    user.email,
    [request.credentialId, wantedName(request)].filter(Boolean).join(': ') || '-',
    request.note.replace(/\s+/g, ' ') || '-',
  ])
  return table(['ID', 'ASKED', 'STATUS', 'KIND', 'EMAIL', 'NAME', 'NOTE'], rows)
}

function toJson({ request, user }: AskedRequest) {
  const { id, kind, status, credentialId, note, answer, createdAt, closedAt } = request
  return {
    id,
    kind,
    status,
    email: user.email,
    credentialId,
    name: wantedName(request),
    note,
    answer,
    createdAt,
    closedAt,
  }
}
