import { countAttempts } from '../auth/attemptLimits.ts'
import type { Scales } from '../auth/attemptLimits.ts'
import type { AccountContext } from './accountContext.ts'
import { mailboxOf } from './mailbox.ts'

const hour = 60 * 60

type MailLimits = Pick<AccountContext, 'db' | 'now' | keyof Scales> & {
  readonly config: Pick<AccountContext['config'], 'mailAliases'>
}

/**
 * At most 3 mails an hour to one mailbox; and from one client to any, 60 an hour, which is enough
 * for a class behind one address, and 240 a day. Throws 429.
 */
export async function limitMails(
  { db, now, rateLimitScale, addressScale, config }: MailLimits,
  purpose: string,
  email: string,
  address: string,
): Promise<void> {
  const scaled = (max: number) => Math.ceil(max * addressScale(address))
  const limits = [
    // This limit comes first: what it refuses does not count against the others behind the address.
    {
      subject: `${purpose} mail ${mailboxOf(email, config.mailAliases)}`,
      max: Math.ceil(3 * rateLimitScale),
      seconds: hour,
    },
    { subject: `${purpose} client ${address} hour`, max: scaled(60), seconds: hour },
    { subject: `${purpose} client ${address} day`, max: scaled(240), seconds: 24 * hour },
  ]
  await countAttempts(db, limits, now())
}
