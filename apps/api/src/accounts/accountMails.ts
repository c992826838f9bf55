import { findSignIn } from '../auth/signInSessions.store.ts'
import type { MailWriters } from '../mail/mailWork.ts'
import { findUserByEmail, findUserById } from '../users/users.store.ts'
import { findRegistration } from './accounts.store.ts'
import { codeMinutes } from './codes.ts'
import { renewRegistrationCode } from './registration.service.ts'
import { renewResetCode } from './resetPassword.service.ts'

const lifetime = `The code works for ${codeMinutes} minutes and once.`

/** The mails about accounts. A writer returns null if there is no one to write to. */
export const accountMails = {
  'reset-code': async ({ db, now }, { email, resetId }) => {
    const user = await findUserByEmail(db, email)
    if (!user) return null
    return {
      to: user.email,
      subject: 'Your code to reset your password',
      heading: 'Reset your password',
      paragraphs: [
        `Hello ${user.firstName},`,
        'somebody, probably you, asked for a new password. Type this code on the page where you asked for it.',
      ],
      code: await renewResetCode(db, { id: resetId, userId: user.id }, now()),
      notes: [
        lifetime,
        'If it was not you, you need not do anything: your password stays as it is. Never give this code to anybody.',
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
        'the password of your account was changed just now, and every device was signed out.',
      ],
      action: { label: 'It was not me: reset the password', href: `${publicUrl}/forgot-password` },
      notes: ['If it was you, all is well.'],
    }
  },
  'new-sign-in': async ({ db, publicUrl }, { userId, session }) => {
    const [user, signIn] = [await findUserById(db, userId), await findSignIn(db, session)]
    if (!user || !signIn) return null
    return {
      to: user.email,
      subject: 'New sign-in to your account',
      heading: 'New sign-in',
      paragraphs: [
        `Hello ${user.firstName},`,
        `your account was signed in to on a new device: ${inWords(signIn)}, on ${momentText(signIn.signedInAt)}.`,
      ],
      action: { label: 'See where you are signed in', href: `${publicUrl}/profile` },
      notes: [
        'If it was you, all is well.',
        `If it was not you, set a new password now, which ends every sign-in: ${publicUrl}/forgot-password`,
      ],
    }
  },
  registration: async ({ db, now, publicUrl }, { registrationId }) => {
    const registration = await findRegistration(db, registrationId)
    if (!registration) return null
    if (await findUserByEmail(db, registration.email))
      return alreadyRegistered(registration.email, publicUrl)
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
        'If you did not ask for an account, you need not do anything: without the code there is none.',
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
        'an account was made for you with this address. Choose its password, and sign in.',
      ],
      action: { label: 'Choose a password', href: `${publicUrl}/forgot-password` },
      notes: ['The page sends a code to this address, with which you set the password.'],
    }
  },
} satisfies Partial<MailWriters>

/** 'Chrome on Linux', or as much of it as is known. */
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
  subject: 'You have an account already',
  heading: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, wanted to create an account with this address. It has one: please sign in.',
  ],
  action: { label: 'Sign in', href: `${publicUrl}/signin` },
  notes: [
    `Forgotten the password? ${publicUrl}/forgot-password`,
    'If it was not you, you need not do anything.',
  ],
})
