import { defineMessages } from '../../../components/Language/messages.ts'

export const bootcampCardMessages = defineMessages('BootcampCard', {
  /** What each status is called in the catalogue (specification §4). */
  statuses: {
    upcoming: 'Upcoming',
    open: 'Applications Open!',
    running: 'Currently Running',
    closed: 'Completed',
  },
  /** The title of the bootcamp follows, for screen readers only. */
  viewDetails: 'View Details',
})
