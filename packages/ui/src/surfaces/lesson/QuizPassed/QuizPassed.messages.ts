import { defineMessages } from '../../../components/Language/messages.ts'

export const quizPassedMessages = defineMessages('QuizPassed', {
  review: 'Review answers',
  hideReview: 'Hide answers',
})
