import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { hashesOf } from '../secrets.ts'
import type { Secrets } from '../secrets.ts'
import { isMailboxKnown } from '../users/users.store.ts'
import { addCreditedMailbox } from './creditedMailboxes.store.ts'
import { mailboxOf } from './mailbox.ts'

/** Dependencies of first credits. */
export interface FirstCreditsContext {
  readonly config: Pick<Config, 'mailAliases' | 'startingCredits'>
  readonly secrets: Secrets
}

/**
 * The first credits of a new account. None if its mailbox got some within a year (for an account
 * that was deleted or has another address now), or has an account under another spelling of the
 * address.
 */
export async function firstCredits(
  tx: Database,
  email: string,
  { config: { mailAliases, startingCredits }, secrets }: FirstCreditsContext,
  now: Date,
): Promise<number> {
  if (startingCredits === 0) return 0
  const mailbox = mailboxOf(email, mailAliases)
  if (mailAliases !== 'distinct' && (await isMailboxKnown(tx, mailbox, mailAliases))) return 0
  const hashes = hashesOf(secrets, 'mailboxes with first credits', mailbox)
  return (await addCreditedMailbox(tx, hashes, now)) ? startingCredits : 0
}
