import { defineMessages } from '../Language/messages.ts'

export const courseCompletedMessages = defineMessages('CourseCompleted', {
  title: 'Congrats, Course Completed!',
  /** What was earned; `none` where the course gives nothing to show. */
  earned: {
    certificate: 'Every lesson is behind you, and your certificate is ready to show.',
    badge: 'Every lesson is behind you, and your digital badge is ready to show.',
    none: 'Every lesson is behind you. What you learned is yours to keep.',
  },
  pictureOf: {
    certificate: (courseTitle: string) => `Certificate for ${courseTitle}`,
    badge: (courseTitle: string) => `Digital Badge for ${courseTitle}`,
  },
  shareOnLinkedIn: 'Share on LinkedIn',
  download: { certificate: 'Download Certificate', badge: 'Download Badge' },
  publicLink: 'Public link',
  publicLinkHelp: {
    certificate: 'Anyone who has it can see your certificate and that it is genuine.',
    badge: 'Anyone who has it can see your digital badge and that it is genuine.',
  },
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
})
