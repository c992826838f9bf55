import type { RequestKind } from '@rampart/contract/entities/values'
import { paths } from '@rampart/contract/rules/sitePaths'
import { findCredential } from '../credentials/credentials.store.ts'
import { addresses } from '../credentials/signing/addresses.ts'
import type { MailContext, MailWriters } from '../mail/mailWork.ts'
import { findAsked } from './requests.store.ts'
import type { RequestRow } from './requests.store.ts'

const day = 24 * 60 * 60 * 1000

/** What is asked for, as the operator and the learner read it. */
export const requestWords: Readonly<Record<RequestKind, string>> = {
  name_correction: 'a name correction on a certificate or badge',
  credits: 'credits',
  subscription: 'a subscription',
}

/** What was done, as the learner reads it. */
const doneWords: Readonly<Record<RequestKind, string>> = {
  name_correction:
    'The name is corrected. The certificate or badge keeps its ID and its address. Please download it again: earlier files no longer verify.',
  credits: 'You received the credits you asked for.',
  subscription: 'You now have the subscription you asked for.',
}

/**
 * The mails about requests. A writer returns null if there is no one to write to, or nothing to say
 * any more.
 */
export const requestMails = {
  'request-made': async ({ db, now }, { email, requestId }) => {
    const found = await findAsked(db, requestId)
    if (found?.request.status !== 'open') return null
    const { request, user } = found
    return {
      to: email,
      subject: `A learner is asking for ${requestWords[request.kind]}`,
      heading: `A learner is asking for ${requestWords[request.kind]}`,
      paragraphs: [
        `${user.firstName} ${user.lastName} (${user.email}) is asking for ${requestWords[request.kind]}.`,
        ...(request.credentialId === null
          ? []
          : [
              `${request.credentialId}: the name should read ${request.firstName} ${request.lastName}.`,
            ]),
        ...(request.note === '' ? [] : ['In their own words:', { quote: request.note }]),
      ],
      notes: [
        `Accept it: npm run cli -- requests accept ${request.id}${optionOf(request.kind, now())}`,
        `Or close it with an answer: npm run cli -- requests close ${request.id} --answer "..."`,
      ],
    }
  },
  'request-answered': async (context, { requestId }) => {
    const found = await findAsked(context.db, requestId)
    if (!found || found.request.status === 'open') return null
    const { request, user } = found
    const isDone = request.status === 'accepted'
    return {
      to: user.email,
      subject: 'An answer to your request',
      heading: 'An answer to your request',
      paragraphs: [
        `Hello ${user.firstName},`,
        isDone
          ? doneWords[request.kind]
          : `You asked for ${requestWords[request.kind]}. Here is our answer:`,
        ...(request.answer === null ? [] : [{ quote: request.answer }]),
      ],
      action: await actionOf(context, request),
    }
  },
} satisfies Partial<MailWriters>

/** An example of what the command takes for a kind: ten credits, or a subscription for 30 days. */
function optionOf(kind: RequestKind, now: Date): string {
  if (kind === 'credits') return ' --credits 10'
  if (kind === 'name_correction') return ''
  return ` --until ${new Date(now.getTime() + 30 * day).toISOString().slice(0, 10)}`
}

async function actionOf({ db, publicUrl }: MailContext, { credentialId, kind }: RequestRow) {
  const credential = credentialId === null ? null : await findCredential(db, credentialId)
  if (credential) return { label: 'View it', href: addresses(publicUrl).page(credential) }
  return kind === 'credits'
    ? { label: 'See my credits', href: publicUrl + paths.labSessions }
    : { label: 'Explore courses', href: publicUrl + paths.explore }
}
