import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import { Command } from 'commander'
import { addresses } from '../credentials/signing/addresses.ts'
import { reissue, requireRecord, revoke } from '../credentials/signing/operations.ts'
import type { CredentialRecord } from '../credentials/signing/records.store.ts'
import type { Database } from '../database/database.ts'
import type { CommandContext, SiteData } from './context.ts'
import { withExample } from './options.ts'
import { facts } from './table.ts'

/** `credentials`: commands on issued certificates and badges. */
export function credentialsCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('credentials').description(
    'show, revoke and re-issue certificates and badges',
  )
  const show = command
    .command('show')
    .description('shows what is recorded about a certificate or badge')
    .argument('<id>', 'the ID, CSN-… or BDG-…')
    .action((id: string) =>
      withSite(async ({ db, config }) =>
        print(describe(await requireRecord(db, id), config.publicUrl)),
      ),
    )
  withExample(show, 'credentials show CSN-7QK2M9XW4TBA')
  const revoking = command
    .command('revoke')
    .description('revokes a certificate or badge for good and emails its holder')
    .argument('<id>', 'the ID, CSN-… or BDG-…')
    .requiredOption('--reason <text>', 'why, for the record; only operators see it')
    .action((id: string, { reason }: { reason: string }) =>
      withSite(async (site) => {
        const record = await changeAndMail(site, 'credential-revoked', (tx) =>
          revoke(tx, id, { reason, now: site.now() }),
        )
        print(`${record.credentialId} is revoked.${mailNote(record)}`)
        print(describe(record, site.config.publicUrl))
      }),
    )
  withExample(revoking, 'credentials revoke CSN-7QK2M9XW4TBA --reason "Issued by mistake"')
  const correct = command
    .command('reissue')
    .description(
      'issues a certificate or badge again under the same ID, with a corrected name, and emails its holder; earlier files are shown as superseded',
    )
    .argument('<id>', 'the ID, CSN-… or BDG-…')
    .requiredOption('--name <name>', 'the name as it should read')
    .action((id: string, { name }: { name: string }) =>
      withSite(async (site) => {
        const record = await changeAndMail(site, 'credential-corrected', (tx) =>
          reissue(tx, id, { name, now: site.now() }),
        )
        print(`${record.credentialId} is issued again.${mailNote(record)}`)
        print(describe(record, site.config.publicUrl))
      }),
    )
  withExample(correct, 'credentials reissue CSN-7QK2M9XW4TBA --name "Zoë Adams"')
  return command
}

/** Changes a credential and queues a mail to its holder, in one transaction. */
function changeAndMail(
  { db, withMails }: SiteData,
  kind: 'credential-revoked' | 'credential-corrected',
  change: (tx: Database) => Promise<CredentialRecord>,
): Promise<CredentialRecord> {
  return withMails((mails) =>
    db.transaction(async (tx) => {
      const record = await change(tx)
      const { email, credentialId } = record
      if (email !== null) await mails.add(tx, { kind, email, credentialId })
      return record
    }),
  )
}

const mailNote = ({ email }: CredentialRecord): string =>
  email === null ? '' : ' Its holder gets an email.'

function describe(record: CredentialRecord, publicUrl: string): string {
  const {
    credentialId,
    type,
    source,
    name,
    title,
    status,
    issuedAt,
    version,
    reissuedAt,
    revokedAt,
    revocationReason,
  } = record
  return facts([
    ['ID', credentialId],
    ['Kind', credentialKinds[type].tellsSource ? `${source} ${type}` : type],
    ['Name', name],
    ['Title', title],
    ['Status', status],
    ['Issued', issuedAt.toISOString()],
    ['Version', String(version)],
    ['Issued again', reissuedAt?.toISOString()],
    ['Revoked', revokedAt?.toISOString()],
    ['Reason', revocationReason],
    ['Page', addresses(publicUrl).page(record)],
  ])
}
