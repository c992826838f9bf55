import { defineMessages } from '../../../components/Language/messages.ts'

export const bootcampSidePanelMessages = defineMessages('BootcampSidePanel', {
  /** What each status is called on the bootcamp's own page (specification §4). */
  headlines: {
    upcoming: 'Stay Tuned!',
    open: 'Applications Open!',
    running: 'Applications Closed',
    closed: 'Bootcamp Completed',
  },
  sentences: {
    upcoming: 'Applications for this cohort are not open yet.',
    open: 'Tell us who you are and what you want to learn.',
    running: 'This cohort is in progress.',
    closed: 'This cohort has finished. You can still read its curriculum here.',
  },
  apply: 'Apply Now',
  submitTasks: 'Submit Tasks',
  askNotice: 'Tell Me When It Opens',
  taskLink: 'Already a participant? Get your task link',
  download: 'Download Curriculum',
  downloadLater: 'The file will be available when applications open.',
})
