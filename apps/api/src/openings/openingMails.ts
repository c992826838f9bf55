import { apiBase } from '@rampart/contract/calls/call'
import { bootcampTitle } from '@rampart/contract/rules/bootcamps'
import { paths } from '@rampart/contract/rules/sitePaths'
import type { MailWriters } from '../mail/mailWork.ts'
import { confirmHours, findNotice, findNoticeById } from './openings.store.ts'
import { renewCode } from './openings.service.ts'

/** The address for leaving the list, for mail programs (RFC 8058) and for people. */
const wayOut = (publicUrl: string, id: string) => ({
  headers: {
    'List-Unsubscribe': `<${publicUrl}${apiBase}/bootcamp/opening/out/${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  note: `Don’t want to hear about it? ${publicUrl}${paths.openingNotice('out', id)}`,
})

/**
 * The mails about the opening of bootcamps. A writer returns null if there is no one to write to,
 * or nothing to say any more.
 */
export const openingMails = {
  'opening-confirm': async ({ db, now, publicUrl }, { bootcampSlug, email }) => {
    const notice = await findNotice(db, bootcampSlug, email)
    if (!notice || notice.toldAt) return null
    const title = bootcampTitle(bootcampSlug)
    const code = notice.confirmedAt ? null : await renewCode(db, notice.id, now())
    if (code !== null) {
      return {
        to: email,
        subject: 'Confirm your email address',
        heading: 'Confirm your email address',
        paragraphs: [
          `Somebody, probably you, asked us to let you know at this address when applications for ${title} open.`,
        ],
        action: {
          label: 'Yes, let me know when it opens',
          href: publicUrl + paths.openingNotice('confirm', code),
        },
        notes: [
          `The link works for ${confirmHours} hours. You will get one email, and your address is deleted a week later.`,
          'If you did not ask for this, you don’t need to do anything: we won’t send anything else.',
        ],
      }
    }
    const { headers, note } = wayOut(publicUrl, notice.id)
    return {
      to: email,
      subject: `We’ll let you know when ${title} opens`,
      heading: 'You’re already on the list',
      paragraphs: [
        `You already confirmed this address. When applications for ${title} open, you will get one email.`,
      ],
      notes: [note],
      headers,
    }
  },
  'opening-told': async ({ db, publicUrl }, { noticeId }) => {
    const notice = await findNoticeById(db, noticeId)
    if (!notice) return null
    const title = bootcampTitle(notice.bootcampSlug)
    const { headers, note } = wayOut(publicUrl, notice.id)
    return {
      to: notice.email,
      subject: `Applications for ${title} are open`,
      heading: 'Applications are open',
      paragraphs: [`You asked us to let you know: applications for ${title} are now open.`],
      action: { label: 'See the bootcamp', href: publicUrl + paths.bootcamp(notice.bootcampSlug) },
      notes: ['This is the only email about it. Your address will be deleted in a week.', note],
      headers,
    }
  },
} satisfies Partial<MailWriters>
