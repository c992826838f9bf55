import { defineMessages } from '../../../components/Language/messages.ts'

export const quizReviewMessages = defineMessages('QuizReview', {
  chosenRight: 'Your answer, correct',
  right: 'Correct answer',
  chosenWrong: 'Your answer, incorrect',
})
