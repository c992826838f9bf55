import { bootcampNotFoundMessage, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { limitMails } from '../accounts/resetPassword.service.ts'
import type { AccountContext } from '../accounts/resetPassword.service.ts'
import { notFound } from '../http/apiError.ts'

/**
 * Has an access link sent where the address is registered for the bootcamp. What happens here is the same for any address;
 * the mail's job looks who it is. Throws 404 for a bootcamp that does not exist.
 */
export async function requestAccessLink(context: AccountContext, bootcampSlug: string, email: string, address: string): Promise<void> {
  if (!isBootcampSlug(bootcampSlug)) throw notFound(bootcampNotFoundMessage)
  await limitMails(context, 'task link', email, address)
  await context.mails.add(context.db, { kind: 'task-link', bootcampSlug, email })
}
