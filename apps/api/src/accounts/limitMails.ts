import { countAttempts } from '../auth/attemptLimits.ts'
import type { Scales } from '../auth/attemptLimits.ts'
import type { AccountContext } from './accountContext.ts'
import { mailboxOf } from './mailbox.ts'

const hour = 60 * 60

type MailLimits = Pick<AccountContext, 'db' | 'now' | keyof Scales> & {
  readonly config: Pick<AccountContext['config'], 'mailAliases'>
}

/**
 * At most 3 mails an hour to one mailbox for one client, and 12 for all clients, so that a stranger
 * cannot use up those of its owner. From one client to any mailbox 60 an hour, which is enough for
 * a class behind one address, and 240 a day. Throws 429.
 */
export async function limitMails(
  { db, now, rateLimitScale, addressScale, config }: MailLimits,
  purpose: string,
  email: string,
  address: string,
): Promise<void> {
  const scaled = (max: number) => Math.ceil(max * addressScale(address))
  const ofMailbox = (subject: string, max: number) => ({
    subject: `${purpose} mail ${mailboxOf(email, config.mailAliases)}${subject}`,
    max: Math.ceil(max * rateLimitScale),
    seconds: hour,
  })
  const limits = [
    // In this order, what one limit refuses does not count against others.
    ofMailbox(` client ${address}`, 3),
    ofMailbox('', 12),
    { subject: `${purpose} client ${address} hour`, max: scaled(60), seconds: hour },
    { subject: `${purpose} client ${address} day`, max: scaled(240), seconds: 24 * hour },
  ]
  await countAttempts(db, limits, now())
}
