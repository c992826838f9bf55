import { defineMessages } from '@rampart/ui/Language'

export const completedMessages = defineMessages('completed', {
  notYet: 'Not completed yet',
  notYetHelp: (course: string) => `Complete every lesson of ${course}, and this page is yours.`,
  toCourse: 'Go to the course',
  reviewLessons: 'Review lessons',
  backToCourse: 'Back to the course',
  myLearning: 'My Learning',
})
