import type { MailContext, MailWriters } from '../mail/mailWork.ts'
import { findUserById } from '../users/users.store.ts'
import { requiredMethods } from './factors.service.ts'
import { countRecoveryCodes } from './recoveryCodes.store.ts'

/** The mails about second factors. */
export const factorMails = {
  'factor-added': (context, { userId }) =>
    notice(context, userId, {
      title: 'A second factor was added to your account',
      text: 'from now on, signing in with your password takes a code of your authenticator app or a passkey, too. Keep the recovery codes where you find them without your phone.',
    }),
  'factor-removed': async (context, { userId }) => {
    const isAlone = (await requiredMethods(context.db, userId)).length === 0
    return notice(context, userId, {
      title: 'A second factor was removed from your account',
      text: isAlone
        ? 'the password alone signs in to your account again. Its recovery codes work no more.'
        : 'another one is still asked for after the password, and the recovery codes still work.',
    })
  },
  'passkey-added': (context, { userId }) =>
    notice(context, userId, {
      title: 'A passkey was added to your account',
      text: 'from now on it signs in to your account, without the password. You find it in your profile, under Security.',
      unknown: 'If you did not add it, remove it there, too: a new password does not end it.',
    }),
  'passkey-removed': (context, { userId }) =>
    notice(context, userId, {
      title: 'A passkey was removed from your account',
      text: 'it signs in to your account no more. You can delete it on your device, too.',
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
  {
    title,
    text,
    unknown,
  }: { readonly title: string; readonly text: string; readonly unknown?: string },
) {
  const user = await findUserById(db, userId)
  if (!user) return null
  return {
    to: user.email,
    subject: title,
    heading: title,
    paragraphs: [`Hello ${user.firstName},`, text],
    action: { label: 'It was not me: reset the password', href: `${publicUrl}/forgot-password` },
    notes: ['If it was you, all is well.', ...(unknown ? [unknown] : [])],
  }
}
