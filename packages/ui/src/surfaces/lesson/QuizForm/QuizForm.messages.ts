import { defineMessages } from '../../../components/Language/messages.ts'

export const quizFormMessages = defineMessages('QuizForm', {
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  chooseAll: 'Choose all that apply',
  unanswered: 'This question is not answered yet.',
  /** Specification §5. */
  missing: 'Please answer all questions before submitting.',
  answered: (given: number, total: number) => `${given} of ${total} answered`,
  submit: 'Submit Quiz',
  check: 'Check answers',
  see: 'Read it again:',
})
