import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { limitMails } from '../accounts/limitMails.ts'
import type { AccountContext } from '../accounts/accountContext.ts'
import type { Refuse } from '../http/apiError.ts'

/**
 * Queues a mail with an access link. It does the same for every address; the mail's job checks
 * whether the address is registered. Throws 404 for a bootcamp that does not exist.
 */
export async function requestAccessLink(
  context: AccountContext,
  bootcampSlug: string,
  email: string,
  address: string,
  refuse: Refuse<'bootcamp_not_found'>,
): Promise<void> {
  if (!isBootcampSlug(bootcampSlug)) throw refuse('bootcamp_not_found')
  await limitMails(context, 'task link', email, address)
  await context.mails.add(context.db, { kind: 'task-link', bootcampSlug, email })
}
