import { Command, InvalidArgumentError, Option } from 'commander'
import { findHead, listAudit, maxEntries, readChain } from '../audit/audit.store.ts'
import type { AuditFilter, AuditRow } from '../audit/audit.store.ts'
import { auditActions } from '../audit/auditActions.ts'
import { noEntry, verifyChain } from '../audit/verifyChain.ts'
import type { BrokenLink } from '../audit/verifyChain.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { jsonOption, momentOf, withExample } from './options.ts'
import { asJson, counted, table } from './table.ts'

/** `audit`: who did what to whom. */
export function auditCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('audit').description('list and verify the trail of changes')
  const list = command
    .command('list')
    .description('lists changes, newest first')
    .option('--since <moment>', 'from this day or moment on, such as 2027-01-31, in UTC', moment)
    .option('--actor <name>', 'by an id, an operator’s user name, or a kind such as operator')
    .addOption(new Option('--action <action>', 'only changes of this kind').choices(auditActions))
    .option(
      '--subject <subject>',
      'only this subject, such as user:<id>, or this kind of subject, such as user',
    )
    .addOption(jsonOption())
    .action(({ json, ...filter }: AuditFilter & { json?: boolean }) =>
      withSite(async ({ db }) => {
        const entries = await listAudit(db, filter)
        print(json ? asJson(entries) : asTable(entries))
        if (entries.length === maxEntries)
          printNote(`These are the newest ${maxEntries}; see others by the options.`)
      }),
    )
  withExample(
    list,
    'audit list --since 2027-01-31 --actor operator',
    'audit list --action credits_changed --json',
  )
  const head = command
    .command('head')
    .description('shows the hash of the last entry; keep it elsewhere, for verify --head')
    .addOption(jsonOption())
    .action(({ json }: { json?: boolean }) =>
      withSite(async ({ db }) => {
        const last = (await findHead(db)) ?? { sequence: 0, hash: noEntry }
        print(json ? asJson(last) : last.hash)
      }),
    )
  withExample(head, 'audit head')
  const verify = command
    .command('verify')
    .description('checks the chain from its first entry and names the first entry that was changed')
    .option(
      '--head <hash>',
      'a hash that audit head showed before: the chain must still have it',
      hash,
    )
    .action((options: { head?: string }) =>
      withSite(async ({ db }) => {
        const report = await verifyChain(readChain(db), options.head)
        if ('broken' in report) throw new OperationError(explain(report.broken))
        if (!report.hasHead)
          throw new OperationError(
            `The chain has ${counted(report.entries, 'entry', 'entries')}, and none has this hash: entries were cut off at its end, or all were made again.`,
          )
        print(`${counted(report.entries, 'entry', 'entries')}, unbroken. Head: ${report.head}`)
      }),
    )
  withExample(verify, 'audit verify', `audit verify --head ${'5e'.repeat(32)}`)
  return command
}

function moment(text: string): Date {
  const value = momentOf(text)
  if (!value)
    throw new InvalidArgumentError(
      'It must be a day or moment such as 2027-01-31 or 2027-01-31T12:00.',
    )
  return value
}

function hash(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new InvalidArgumentError('It must be a hash, 64 hexadecimal digits.')
  return text
}

const problems: Readonly<Record<BrokenLink['problem'], string>> = {
  missing: 'entries before it are missing',
  misplaced: 'it was put in from outside',
  unlinked: 'it does not follow the entry before',
  altered: 'it was altered',
}

const explain = ({ sequence, problem }: BrokenLink): string =>
  `The chain breaks at entry ${sequence ?? 'without a number'}: ${problems[problem]}.`

function asTable(entries: readonly AuditRow[]): string {
  if (entries.length === 0) return 'No entries.'
  const rows = entries.map(
    ({ sequence, at, actorKind, actor, action, subject, reason, origin, details }) => [
      String(sequence),
      at.toISOString(),
      actor === null ? actorKind : `${actorKind} ${actor}`,
      action,
      subject,
      origin ?? '',
      reason ?? '',
      Object.keys(details).length === 0 ? '' : JSON.stringify(details),
    ],
  )
  return table(['ENTRY', 'AT', 'ACTOR', 'ACTION', 'SUBJECT', 'FROM', 'REASON', 'DETAILS'], rows)
}
