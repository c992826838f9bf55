import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Tells the outcome of a quiz that was just submitted. After a pass one can go on or stay; after a failure the one way on is to try again.',
  instead: [
    { component: 'QuizPassed', when: 'the quiz was passed on an earlier visit' },
    { component: 'Alert', when: 'the answers could not be sent, so that there is no outcome' },
  ],
  anatomy: [
    'Title "Quiz Passed!" or "Quiz Failed"',
    'Cross, after a pass',
    'Mark and score',
    'A sentence on what comes next',
    'Continue, or Retry Quiz',
  ],
  dos: [
    'Render it only when there is an outcome: it is open as long as it is in the page.',
    'Clear the answers in `onRetry`, and put the focus on the first question.',
    'Set `isPending` while the lesson is being completed.',
  ],
  donts: ['Show the solution after a failure.', 'Open another dialog from it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes around inside' },
    { keys: 'Enter, Space', does: 'presses the button in focus' },
    { keys: 'Escape', does: 'closes after a pass; after a failure it means Retry Quiz' },
  ],
  accessibility:
    'An `alertdialog` named by its title and described by score and sentence, which are read out at once. Focus starts on the dialog, not on a button, and a press outside does nothing. After it the caller says where the focus goes: `startsFocused` of QuizForm and of QuizPassed.',
}
