import { paths } from '@rampart/contract/rules/sitePaths'
import type { MailContext, MailWriters } from '../mail/mailWork.ts'
import { findUserById } from '../users/users.store.ts'
import { requiredMethods } from './factors.service.ts'
import { countRecoveryCodes } from './recoveryCodes.store.ts'

/** The mails about second factors. */
export const factorMails = {
  'factor-added': (context, { userId }) =>
    notice(context, userId, {
      title: 'A second factor was added to your account',
      text: 'From now on, signing in with your password also takes a code from your authenticator app or a passkey. Keep the recovery codes somewhere you can reach without your phone.',
    }),
  'factor-removed': async (context, { userId }) => {
    const isAlone = (await requiredMethods(context.db, userId)).length === 0
    return notice(context, userId, {
      title: 'A second factor was removed from your account',
      text: isAlone
        ? 'Your password alone signs you in again. The recovery codes no longer work.'
        : 'You will still be asked for another one after the password, and the recovery codes still work.',
    })
  },
  'passkey-added': (context, { userId }) =>
    notice(context, userId, {
      title: 'A passkey was added to your account',
      text: 'From now on, it signs in to your account without the password. You can find it in your profile, under Security.',
      unknown: 'If you did not add it, remove it there as well: a new password does not remove it.',
    }),
  'passkey-removed': (context, { userId }) =>
    notice(context, userId, {
      title: 'A passkey was removed from your account',
      text: 'It no longer signs in to your account. You can delete it from your device, too.',
    }),
  'recovery-code-used': async (context, { userId }) => {
    const left = await countRecoveryCodes(context.db, userId)
    return notice(context, userId, {
      title: 'A recovery code for your account was used',
      text: `Somebody signed in to your account with a recovery code. Codes left: ${left}.`,
    })
  },
} satisfies Partial<MailWriters>

/**
 * What the owner has to know, and what to do if it was somebody else: that person knows the
 * password.
 */
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
    action: { label: 'It wasn’t me: reset the password', href: publicUrl + paths.forgotPassword },
    notes: ['If this was you, you don’t need to do anything.', ...(unknown ? [unknown] : [])],
  }
}
