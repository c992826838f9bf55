import { defineMessages } from '../../../components/Language/messages.ts'

export const quizResultDialogMessages = defineMessages('QuizResultDialog', {
  passed: 'Quiz Passed!',
  failed: 'Quiz Failed',
  wellDone: 'Well done. Continue to complete this lesson.',
  retryNeeded: 'You need to retry the quiz.',
  score: 'Your score',
  continue: 'Continue',
  retry: 'Retry Quiz',
  needed: (share: string) => `${share} is needed to pass.`,
  practice: 'Try the missed questions',
})
