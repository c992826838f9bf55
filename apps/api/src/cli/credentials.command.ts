import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import { Command } from 'commander'
import { addresses } from '../credentials/signing/addresses.ts'
import { reissue, requireRecord, revoke } from '../credentials/signing/operations.ts'
import type { CredentialRecord } from '../credentials/signing/records.store.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { facts } from './table.ts'

/** `credentials`: commands on issued certificates and badges. */
export function credentialsCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('credentials').description(
    'look at, revoke and re-issue certificates and badges',
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
    .description('revokes a certificate or badge for good')
    .argument('<id>', 'the ID, CSN-… or BDG-…')
    .requiredOption('--reason <text>', 'why, for the record; shown to operators alone')
    .action((id: string, { reason }: { reason: string }) =>
      withSite(async ({ db, config, now }) => {
        const record = await revoke(db, id, { reason, now: now() })
        print(`${record.credentialId} is revoked.\n${describe(record, config.publicUrl)}`)
      }),
    )
  withExample(revoking, 'credentials revoke CSN-7QK2M9XW4TBA --reason "Issued by mistake"')
  const correct = command
    .command('reissue')
    .description(
      'issues a certificate or badge again under the same ID, with a corrected name; files from before read as superseded',
    )
    .argument('<id>', 'the ID, CSN-… or BDG-…')
    .requiredOption('--name <name>', 'the name as it should read')
    .action((id: string, { name }: { name: string }) =>
      withSite(async ({ db, config, now }) => {
        const record = await reissue(db, id, { name, now: now() })
        print(`${record.credentialId} is issued again.\n${describe(record, config.publicUrl)}`)
      }),
    )
  withExample(correct, 'credentials reissue CSN-7QK2M9XW4TBA --name "Zoë Adams"')
  return command
}

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
