import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { paths } from '@rampart/contract/rules/sitePaths'
import { findCourseById } from '../courses/courses.store.ts'
import type { Database } from '../database/database.ts'
import { findNextSteps } from '../learning/nextSteps.store.ts'
import type { MailWriters } from '../mail/mailWork.ts'
import { findUserById } from '../users/users.store.ts'
import { findCredential } from './credentials.store.ts'
import type { ShownCredential } from './credentials.store.ts'
import { addresses } from './signing/addresses.ts'

interface Words {
  what: string
  action: string
  verify: (id: string, publicUrl: string) => string
}

const words: Readonly<Record<CredentialType, Words>> = {
  certificate: {
    what: 'a certificate',
    action: 'See my certificate',
    verify: (id, publicUrl) =>
      `Anyone can verify it at its address, or at ${publicUrl}${paths.verifyCertificate} with its ID, ${id}.`,
  },
  badge: {
    what: 'a badge',
    action: 'See my badge',
    verify: (id) => `Anyone can verify it at its address. Its ID is ${id}.`,
  },
}

/**
 * The mails about credentials. A writer returns null if there is no one to write to, or nothing any
 * more.
 */
export const credentialMails = {
  'credential-earned': async ({ db, publicUrl }, { userId, credentialId }) => {
    const user = await findUserById(db, userId)
    const credential = await findCredential(db, credentialId)
    if (!user || credential?.status !== 'Valid') return null
    const { what, action, verify } = words[credential.type]
    return {
      to: user.email,
      subject: `You earned ${what}: ${credential.title}`,
      heading: `You earned ${what}`,
      paragraphs: [
        `Hello ${user.firstName},`,
        `Congratulations! You ${credential.source === 'track' ? 'solved every lab in' : 'completed'} ${credential.title}.`,
      ],
      action: { label: action, href: addresses(publicUrl).page(credential) },
      notes: [verify(credentialId, publicUrl), await nextStep(db, credential, publicUrl)],
    }
  },
} satisfies Partial<MailWriters>

/** Where to go on, chosen when the mail is written. */
async function nextStep(
  db: Database,
  { userId, courseId }: ShownCredential,
  publicUrl: string,
): Promise<string> {
  const course = courseId && (await findCourseById(db, courseId))
  const next = course && userId ? await findNextSteps(db, userId, course.slug, null) : null
  if (next?.course)
    return `Next for you: ${next.course.title}, ${publicUrl}${paths.item(next.course)}`
  if (next?.lab) return `Next for you: ${next.lab.title}, ${publicUrl}${paths.item(next.lab)}`
  return `Find what to learn next: ${publicUrl}${paths.explore}`
}
