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
import { findRecord } from './signing/records.store.ts'

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
  'credential-revoked': async ({ db, publicUrl, brand }, { email, credentialId }) => {
    const record = await findRecord(db, credentialId)
    if (record?.status !== 'Revoked' || record.email !== email) return null
    return {
      to: email,
      subject: `Your ${record.type} was revoked: ${record.title}`,
      heading: `Your ${record.type} was revoked`,
      paragraphs: [
        `Hello ${record.name},`,
        `${brand.name} revoked your ${record.type} for ${record.title}, ${credentialId}. It no longer proves anything, and everyone who looks at it or verifies it sees that.`,
      ],
      action: { label: 'See what others see', href: addresses(publicUrl).page(record) },
      notes: ['Where you have shared it, for example on LinkedIn, please remove it.'],
    }
  },
  'credential-corrected': async ({ db, publicUrl }, { email, credentialId }) => {
    const record = await findRecord(db, credentialId)
    if (record?.status !== 'Valid' || record.email !== email) return null
    return {
      to: email,
      subject: `Your ${record.type} was corrected: ${record.title}`,
      heading: `Your ${record.type} was corrected`,
      paragraphs: [
        `Hello ${record.name},`,
        `Your ${record.type} for ${record.title} has the name ${record.name} now. It keeps its ID and its address.`,
        'Please download it again: earlier files no longer verify.',
      ],
      action: { label: words[record.type].action, href: addresses(publicUrl).page(record) },
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
