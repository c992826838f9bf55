import { defineMessages } from '../../../components/Language/messages.ts'

export const quizReviewMessages = defineMessages('QuizReview', {
  chosenRight: 'Your answer, right',
  right: 'Right answer',
  chosenWrong: 'Your answer, wrong',
})
