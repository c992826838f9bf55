import type { MailContext, MailWriters } from '../mail/mailWork.ts'
import { findUserById } from '../users/users.store.ts'
import { countRecoveryCodes } from './recoveryCodes.store.ts'

/** The mails about second factors. */
export const factorMails = {
  'factor-added': (context, { userId }) =>
    notice(context, userId, {
      title: 'A second factor was added to your account',
      text: 'from now on, signing in to your account takes a code of your authenticator app too. Keep the recovery codes where you find them without your phone.',
    }),
  'factor-removed': (context, { userId }) =>
    notice(context, userId, {
      title: 'A second factor was removed from your account',
      text: 'the password alone signs in to your account again. Its recovery codes work no more.',
    }),
  'recovery-code-used': async (context, { userId }) => {
    const left = await countRecoveryCodes(context.db, userId)
    return notice(context, userId, {
      title: 'A recovery code of your account was used',
      text: `your account was signed in to with a recovery code. Codes that are left: ${left}.`,
    })
  },
} satisfies Partial<MailWriters>

/** What the owner has to know, and what to do if it was somebody else: who did it knows the password. */
async function notice(
  { db, publicUrl }: MailContext,
  userId: string,
  { title, text }: { readonly title: string; readonly text: string },
) {
  const user = await findUserById(db, userId)
  if (!user) return null
  return {
    to: user.email,
    subject: title,
    heading: title,
    paragraphs: [`Hello ${user.firstName},`, text],
    action: { label: 'It was not me: reset the password', href: `${publicUrl}/forgot-password` },
    notes: ['If it was you, all is well.'],
  }
}
