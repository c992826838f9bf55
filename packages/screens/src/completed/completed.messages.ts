import { defineMessages } from '@rampart/ui/Language'

export const completedMessages = defineMessages('completed', {
  notYet: 'Not completed yet',
  notYetHelp: (course: string) => `Complete every lesson of ${course} to see this page.`,
  toCourse: 'Go to the course',
  reviewLessons: 'Review lessons',
  backToCourse: 'Back to the course',
  myLearning: 'My Learning',
  next: {
    title: 'Next for you',
    loading: 'Loading what comes next',
    failed: 'Failed to load what comes next.',
    nothing: 'You have completed every course and solved every lab.',
    browse: 'Browse all',
  },
})
