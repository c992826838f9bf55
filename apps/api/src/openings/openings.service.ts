import { createHash, randomBytes } from 'node:crypto'
import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { limitMails } from '../accounts/limitMails.ts'
import type { AccountContext } from '../accounts/accountContext.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import { confirmNotice, markTold, saveNotice, setCode } from './openings.store.ts'

/** 256 random bits need no slow hash: nobody can try them all. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/**
 * Stores the request for a notice and queues the mail with the link. It does the same for every
 * address. Throws 404 for a bootcamp that does not exist.
 */
export async function askForOpening(
  context: AccountContext,
  bootcampSlug: string,
  email: string,
  address: string,
  refuse: Refuse<'bootcamp_not_found'>,
): Promise<void> {
  if (!isBootcampSlug(bootcampSlug)) throw refuse('bootcamp_not_found')
  await limitMails(context, 'opening', email, address)
  await context.db.transaction(async (tx) => {
    await saveNotice(tx, bootcampSlug, email, context.now())
    await context.mails.add(tx, { kind: 'opening-confirm', bootcampSlug, email })
  })
}

/**
 * Makes the code of a mail, in place of an earlier one. Null if there is nothing left to confirm.
 */
export async function renewCode(db: Database, id: string, now: Date): Promise<string | null> {
  const code = randomBytes(32).toString('base64url')
  return (await setCode(db, id, hashOf(code), now)) ? code : null
}

/** Confirms an address. Returns the slug of the bootcamp. */
export async function confirm(
  db: Database,
  code: string,
  now: Date,
  refuse: Refuse<'opening_link_unknown'>,
): Promise<string> {
  const slug = await confirmNotice(db, hashOf(code), now)
  if (slug === null) throw refuse('opening_link_unknown')
  return slug
}

/** How many mails are queued in one transaction. */
const batch = 200

interface TellContext {
  readonly db: Database
  readonly mails: MailAdding
  readonly now: () => Date
  /** The slugs of the bootcamps that are open at a time in milliseconds since 1970. */
  readonly openAt: (now: number) => readonly string[]
}

/**
 * Queues one mail to everybody who waits for a bootcamp whose applications are open; returns how
 * many. Any number of processes may do it at any time: a row is marked as told in the transaction
 * that queues its mail.
 */
export async function tellOpenings({ db, mails, now, openAt }: TellContext): Promise<number> {
  let told = 0
  for (const slug of openAt(now().getTime())) {
    for (;;) {
      const count = await db.transaction(async (tx) => {
        const notices = await markTold(tx, slug, batch, now())
        for (const { id, email } of notices)
          await mails.add(tx, { kind: 'opening-told', email, noticeId: id })
        if (notices.length > 0)
          await recordAudit(tx, {
            action: 'opening_told',
            subject: `bootcamp:${slug}`,
            details: { addresses: notices.length },
          })
        return notices.length
      })
      told += count
      if (count < batch) break
    }
  }
  return told
}
