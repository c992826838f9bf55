import { defineMessages } from '@rampart/ui/Language'

export const myLearningMessages = defineMessages('myLearning', {
  title: 'My Learning',
  lead: 'Where you are, what you have completed, and what you have to show for it.',
  tabs: { ongoing: 'Ongoing', completed: 'Completed', credentials: 'Credentials' },
  loading: {
    ongoing: 'Loading ongoing courses',
    completed: 'Loading completed courses',
    credentials: 'Loading credentials',
  },
  /** The server responded with a failure. */
  loadFailed: {
    ongoing: 'Failed to load ongoing courses.',
    completed: 'Failed to load completed courses.',
    credentials: 'Failed to load credentials.',
  },
  /** The server could not be reached. */
  unreachable: {
    ongoing: 'An error occurred while fetching ongoing courses.',
    completed: 'An error occurred while fetching completed courses.',
    credentials: 'An error occurred while fetching credentials.',
  },
  empty: {
    ongoing: 'No Ongoing Courses',
    completed: 'No Completed Courses',
    credentials: 'No Credentials Available',
  },
  emptyHelp: {
    ongoing: 'Your ongoing courses will appear here.',
    completed: 'Courses you complete will appear here.',
    credentials: 'Complete a course that awards a certificate or a badge, and it will appear here.',
  },
  browse: 'Browse courses',
  linkCopied: 'Course link has been copied',
  linkNotCopied: 'The course link could not be copied. Your browser refused the clipboard.',
})
