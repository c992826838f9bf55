import { paths } from '@rampart/contract/rules/sitePaths'
import { hashPassword } from '../auth/passwords.ts'
import { findSignIn } from '../auth/signInSessions.store.ts'
import type { MailWriters } from '../mail/mailWork.ts'
import { findAnyByEmail, findUserByEmail, findUserById } from '../users/users.store.ts'
import { findRegistration } from './accounts.store.ts'
import { codeMinutes, newCode } from './codes.ts'
import { renewRegistrationCode } from './registration.service.ts'
import { renewResetCode } from './resetPassword.service.ts'

/**
 * Takes as long as making a code, for an address that gets none. Sign-ins wait for the same
 * threads, so the time of a sign-in just after asking for a code would otherwise show whether the
 * address has an account.
 */
const hashAsForCode = () => hashPassword(newCode())

const lifetime = `The code works for ${codeMinutes} minutes and once.`

/** The mails about accounts. A writer returns null if there is no one to write to. */
export const accountMails = {
  'reset-code': async ({ db, now }, { email, resetId }) => {
    const user = await findUserByEmail(db, email)
    if (!user) {
      await hashAsForCode()
      return null
    }
    return {
      to: user.email,
      subject: 'Your code to reset your password',
      heading: 'Reset your password',
      paragraphs: [
        `Hello ${user.firstName},`,
        'Somebody, probably you, asked for a new password. Type this code on the page where you asked for it.',
      ],
      code: await renewResetCode(db, { id: resetId, userId: user.id }, now()),
      notes: [
        lifetime,
        'If it wasn’t you, you don’t need to do anything: your password stays the same. Never share this code with anyone.',
      ],
    }
  },
  'password-changed': async ({ db, publicUrl }, { userId }) => {
    const user = await findUserById(db, userId)
    if (!user) return null
    return {
      to: user.email,
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${user.firstName},`,
        'Your account’s password was just changed, and every device was signed out.',
      ],
      action: { label: 'It wasn’t me: reset the password', href: publicUrl + paths.forgotPassword },
      notes: ['If this was you, you don’t need to do anything.'],
    }
  },
  'new-sign-in': async ({ db, publicUrl }, { userId, session }) => {
    const user = await findUserById(db, userId)
    if (!user) return null
    // The session may have another token by now; the owner gets the mail nevertheless.
    const signIn = await findSignIn(db, session)
    const which = signIn ? `: ${inWords(signIn)}, on ${momentText(signIn.signedInAt)}` : ''
    return {
      to: user.email,
      subject: 'New sign-in to your account',
      heading: 'New sign-in',
      paragraphs: [
        `Hello ${user.firstName},`,
        `Somebody signed in to your account on a new device${which}.`,
      ],
      action: { label: 'See where you are signed in', href: publicUrl + paths.profile },
      notes: [
        'If this was you, you don’t need to do anything.',
        `If it wasn’t you, set a new password now. That signs out every device: ${publicUrl}${paths.forgotPassword}`,
      ],
    }
  },
  registration: async ({ db, now, publicUrl }, { registrationId }) => {
    const registration = await findRegistration(db, registrationId)
    if (!registration) return null
    if (await findAnyByEmail(db, registration.email)) {
      await hashAsForCode()
      return alreadyRegistered(registration.email, publicUrl)
    }
    const code = await renewRegistrationCode(db, registration.id, now())
    if (code === null) return null
    return {
      to: registration.email,
      subject: 'Your code to confirm your account',
      heading: 'Confirm your account',
      // Without the typed name: the person who typed it may want to send words to a stranger.
      paragraphs: [
        'Welcome. Type this code on the page where you began, and your account is ready.',
      ],
      code,
      notes: [
        lifetime,
        'If you did not ask for an account, you don’t need to do anything: none is created without the code.',
      ],
    }
  },
  'account-opened': async ({ db, publicUrl }, { userId }) => {
    const user = await findUserById(db, userId)
    if (!user) return null
    return {
      to: user.email,
      subject: 'You have an account',
      heading: 'You have an account',
      paragraphs: [
        `Hello ${user.firstName},`,
        'An account was created for you with this address. Choose a password, then sign in.',
      ],
      action: { label: 'Choose a password', href: publicUrl + paths.forgotPassword },
      notes: ['The page sends a code to this address. Use it to set the password.'],
    }
  },
  'account-deleted': (_context, { email, areCredentialsRevoked }) =>
    Promise.resolve({
      to: email,
      subject: 'Your account was deleted',
      heading: 'Your account was deleted',
      paragraphs: [
        'Your account was just deleted, with what you learned and handed in. It cannot be brought back.',
        areCredentialsRevoked
          ? 'Your certificates and badges were revoked.'
          : 'Your certificates and badges can still be verified.',
      ],
      notes: [
        'If this was you, you don’t need to do anything.',
        'If it wasn’t you, somebody knows your password: change it wherever else you use it.',
      ],
    }),
} satisfies Partial<MailWriters>

/** For example 'Chrome on Linux', or the part of it that is known. */
const inWords = ({ browser, system }: { browser: string | null; system: string | null }): string =>
  [browser ?? 'an unknown browser or program', system].filter((part) => part !== null).join(' on ')

/** '2026-11-23 at 03:45 UTC'. */
const momentText = (moment: Date): string =>
  moment
    .toISOString()
    .replace('T', ' at ')
    .replace(/:\d\d\.\d+Z$/, ' UTC')

const alreadyRegistered = (to: string, publicUrl: string) => ({
  to,
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'Somebody, probably you, tried to create an account with this address. It already has one: please sign in.',
  ],
  action: { label: 'Sign in', href: publicUrl + paths.signIn() },
  notes: [
    `Forgot your password? ${publicUrl}${paths.forgotPassword}`,
    'If it wasn’t you, you don’t need to do anything.',
  ],
})
