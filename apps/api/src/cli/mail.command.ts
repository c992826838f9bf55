import { Command, Option } from 'commander'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { isUuid } from '../http/isUuid.ts'
import type { OutgoingMails } from '../mail/mailQueue.ts'
import { deleteFailedMail, mailStatuses, maxUnsentMails } from '../mail/unsentMails.store.ts'
import type { MailStatus, UnsentMail } from '../mail/unsentMails.store.ts'
import { sendTestMail } from '../mail/tryMailServer.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { jsonOption, withExample } from './options.ts'
import { asJson, counted, table } from './table.ts'

interface Listing {
  readonly status?: MailStatus
  readonly json?: boolean
}

/** `mail`: the mails that were not sent yet. */
export function mailCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('mail').description(
    'list emails waiting to be sent, retry or delete them, and send one to see that they arrive',
  )
  const list = command
    .command('list')
    .description('lists emails not sent yet, oldest first')
    .addOption(new Option('--status <status>', 'only this status').choices(mailStatuses))
    .addOption(jsonOption())
    .action(({ status, json }: Listing) =>
      withSite(({ withMails }) =>
        withMails(async (mails) => {
          const unsent = await mails.list(status)
          print(json ? asJson(unsent) : asTable(unsent))
          if (unsent.length === maxUnsentMails) printNote(`These are the first ${maxUnsentMails}.`)
        }),
      ),
    )
  withExample(list, 'mail list', 'mail list --status failed --json')
  const retry = command
    .command('retry')
    .description('sends emails now; failed ones get all their attempts again')
    .argument('[id]', 'the id of the mail, as mail list shows it')
    .option(
      '--all',
      `every mail that failed or waits for its next attempt, ${maxUnsentMails} at most`,
    )
    .action((id: string | undefined, { all }: { all?: boolean }) => {
      if ((id === undefined) === (all === undefined))
        retry.error('error: name either one mail or --all', { exitCode: 2 })
      return withSite(({ db, withMails }) =>
        withMails(async (mails) =>
          print(await (id === undefined ? retryAll(db, mails) : retryOne(db, mails, id))),
        ),
      )
    })
  const remove = command
    .command('delete')
    .description('deletes failed emails, such as those to an address that does not exist')
    .argument('[id]', 'the id of the mail, as mail list shows it')
    .option('--failed', `every mail that has no attempt left, ${maxUnsentMails} at most`)
    .action((id: string | undefined, { failed }: { failed?: boolean }) => {
      if ((id === undefined) === (failed === undefined))
        remove.error('error: name either one mail or --failed', { exitCode: 2 })
      return withSite(({ db, withMails }) =>
        withMails(async (mails) =>
          print(await (id === undefined ? deleteFailed(db, mails) : deleteOne(db, id))),
        ),
      )
    })
  withExample(remove, 'mail delete 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44', 'mail delete --failed')
  const test = command
    .command('test')
    .description('sends a mail now, without the queue, and shows the response of the mail server')
    .argument('<address>', 'an address whose mailbox you can read')
    .action((address: string) => {
      if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
        test.error('error: name one mail address', { exitCode: 2 })
      return withSite(async ({ config }) => print(await sendTestMail(config, address)))
    })
  withExample(test, 'mail test you@example.org')
  withExample(retry, 'mail retry 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44', 'mail retry --all')
  return command
}

async function retryOne(db: Database, mails: OutgoingMails, id: string): Promise<string> {
  if (!isUuid(id) || !(await retryRecorded(db, mails, id)))
    throw new OperationError(`No mail ${id} is waiting.`)
  return 'The site sends it now.'
}

async function retryAll(db: Database, mails: OutgoingMails): Promise<string> {
  const tried = (await mails.list()).filter(({ tries }) => tries > 0)
  let count = 0
  // One after another: the list may be long. What was sent meanwhile does not count.
  for (const { id } of tried) if (await retryRecorded(db, mails, id)) count += 1
  return `The site sends ${counted(count, 'mail')} now.`
}

/**
 * Tries a mail and then records it: the queue has connections of its own, so both cannot be in one
 * transaction.
 */
async function retryRecorded(db: Database, mails: OutgoingMails, id: string): Promise<boolean> {
  if (!(await mails.retry(id))) return false
  await recordAudit(db, { action: 'mail_retried', subject: `mail:${id}` })
  return true
}

async function deleteOne(db: Database, id: string): Promise<string> {
  if (!isUuid(id) || !(await deleteRecorded(db, id)))
    throw new OperationError(`No mail ${id} has failed.`)
  return 'Deleted.'
}

async function deleteFailed(db: Database, mails: OutgoingMails): Promise<string> {
  let count = 0
  for (const { id } of await mails.list('failed')) if (await deleteRecorded(db, id)) count += 1
  return `Deleted ${counted(count, 'mail')}.`
}

const deleteRecorded = (db: Database, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await deleteFailedMail(tx, id))) return false
    await recordAudit(tx, { action: 'mail_deleted', subject: `mail:${id}` })
    return true
  })

function asTable(mails: readonly UnsentMail[]): string {
  const rows = mails.map((mail) => [
    mail.id,
    mail.status,
    mail.kind,
    mail.recipient ?? '',
    String(mail.tries),
    ageOf(mail.age),
    mail.lastError ?? '',
  ])
  return table(['ID', 'STATUS', 'KIND', 'RECIPIENT', 'TRIES', 'AGE', 'LAST ERROR'], rows)
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** For example `3 hours`. */
function ageOf(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  return counted(Math.floor(seconds / length), unit)
}
