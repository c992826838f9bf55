import { defineMessages } from '../Language/messages.ts'

export const quizPassedMessages = defineMessages('QuizPassed', {
  review: 'Review answers',
  hideReview: 'Hide answers',
})
