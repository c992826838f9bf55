import { defineMessages } from '../../../components/Language/messages.ts'

export const courseCompletedMessages = defineMessages('CourseCompleted', {
  title: 'Congrats, Course Completed!',
  shareOnLinkedIn: 'Share on LinkedIn',
  addToLinkedIn: 'Add to LinkedIn',
  publicLink: 'Public link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
})
