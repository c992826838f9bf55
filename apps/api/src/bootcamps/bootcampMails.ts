import { bootcampTitle } from '@rampart/contract/rules/bootcamps'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { paths } from '@rampart/contract/rules/sitePaths'
import { accessHours } from '../auth/tokens.ts'
import { findParticipantCredential } from '../credentials/credentials.store.ts'
import { addresses } from '../credentials/signing/addresses.ts'
import type { Database } from '../database/database.ts'
import type { MailContent } from '../mail/mail.ts'
import type { MailWriters } from '../mail/mailWork.ts'
import { findRegistered } from './participants.store.ts'
import type { ReviewStatus } from './reviewStatuses.ts'
import { findSubmission } from './submissions.store.ts'
import { listTaskFiles } from './tasks.store.ts'

/** The address of a bootcamp's page. Its button 'Submit Tasks' sends a new access link. */
const pageOf = (publicUrl: string, slug: string): string => publicUrl + paths.bootcamp(slug)

const fileLabels = { weeklyTask: 'Weekly task', resume: 'Resume' } as const

/** The mails about bootcamps. A writer returns null if there is no one to write to. */
export const bootcampMails = {
  'task-link': async ({ db, now, publicUrl, tokens }, { bootcampSlug, email }) => {
    const participant = await findRegistered(db, bootcampSlug, email)
    if (!participant) return null
    const title = bootcampTitle(bootcampSlug)
    const token = await tokens.issueAccess(participant, now())
    return {
      to: participant.email,
      subject: `Your access link for ${title}`,
      heading: 'Submit your task',
      paragraphs: [`Hello ${participant.firstName},`, `This link opens your task for ${title}.`],
      action: {
        label: 'Open my task',
        href: publicUrl + paths.bootcampTask(bootcampSlug, token),
      },
      notes: [
        `The link works for ${accessHours} hours, as often as you like. Whoever has it can hand in your task: never share it.`,
        'If you did not ask for it, you don’t need to do anything.',
      ],
    }
  },
  'task-receipt': async ({ db, publicUrl }, { taskId }) => {
    const found = await findSubmission(db, taskId)
    if (!found) return null
    const { task, participant } = found
    const title = bootcampTitle(participant.bootcampSlug)
    const files = await listTaskFiles(db, task.id)
    return {
      to: participant.email,
      subject: `We received your task for ${title}`,
      heading: 'Thank you for your submission',
      paragraphs: [
        `Hello ${participant.firstName},`,
        `We received your task for ${title}${task.submittedAt ? ` on ${formatLongDate(task.submittedAt.toISOString())}` : ''}.`,
        ...Object.entries(fileLabels).flatMap(([kind, label]) =>
          files.filter((file) => file.kind === kind).map(({ name }) => `${label}: ${name}`),
        ),
        'It is under review now. You will hear from us within 2 weeks.',
      ],
      notes: [
        `To look at it, ask for an access link on ${pageOf(publicUrl, participant.bootcampSlug)}`,
      ],
    }
  },
  'task-review': async ({ db, publicUrl }, { taskId, status }) => {
    const found = await findSubmission(db, taskId)
    // A later review or submission sends its own mail.
    if (!found || found.task.status !== status) return null
    const { task, participant } = found
    const paragraphs =
      task.comment === null ? [] : ['Reviewer’s comments:', { quote: task.comment }]
    const page = pageOf(publicUrl, participant.bootcampSlug)
    const certificate =
      status === 'approved' ? await findCertificateUrl(db, participant.id, publicUrl) : null
    const outcome = outcomes[status](bootcampTitle(participant.bootcampSlug), page, certificate)
    return {
      to: participant.email,
      ...outcome,
      paragraphs: [`Hello ${participant.firstName},`, ...outcome.paragraphs, ...paragraphs],
    }
  },
} satisfies Partial<MailWriters>

const outcomes: Record<
  ReviewStatus,
  (title: string, page: string, certificate: string | null) => MailContent
> = {
  approved: (title, _page, certificate) => ({
    subject: `Your task for ${title} is approved`,
    heading: 'Your task is approved',
    paragraphs: [`Congratulations! Your task for ${title} is approved.`],
    ...(certificate && { action: { label: 'See my certificate', href: certificate } }),
    notes: ['Anyone can verify the certificate at its address.'],
  }),
  incomplete: (title, page) => ({
    subject: `Your task for ${title} needs additional work`,
    heading: 'Your submission needs additional work',
    paragraphs: [
      `Your task for ${title} is not complete yet. Please review your submission and resubmit.`,
    ],
    action: { label: 'Go to my task', href: `${page}/task` },
    notes: [
      'If your access has ended, choose “Send me a new link” there. What you handed in is kept: change what needs it, and submit again.',
    ],
  }),
  under_review: (title) => ({
    subject: `Your task for ${title} is under review again`,
    heading: 'Your task is under review again',
    paragraphs: [
      `Your task for ${title} is under review again. You don’t need to do anything; you will hear from us within 2 weeks.`,
    ],
  }),
}

async function findCertificateUrl(
  db: Database,
  participantId: string,
  publicUrl: string,
): Promise<string | null> {
  const credential = await findParticipantCredential(db, participantId)
  return credential && addresses(publicUrl).page(credential)
}
