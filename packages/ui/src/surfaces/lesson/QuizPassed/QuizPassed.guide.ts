import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Takes the place of the questions once a quiz has been passed: the score, the way on, and the solution for those who want it.',
  instead: [
    { component: 'QuizResultDialog', when: 'the quiz has just been submitted' },
    { component: 'QuizForm', when: 'it has not been passed yet' },
    { component: 'CourseCompleted', when: 'the whole course is done' },
  ],
  anatomy: [
    'Title "Quiz Passed!"',
    'Tick on volt and the score',
    'Continue',
    'Review answers, or Hide answers',
  ],
  dos: [
    'Put the element with the id `reviewId` right after it, and keep it in the page while it is hidden.',
    'Set `startsFocused` where it takes the place of the form behind a dialog.',
  ],
  donts: [
    'Show the questions beside it, to be answered again.',
    'Put other solid buttons near it: Continue is the one way on.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from Continue to Review answers' },
    { keys: 'Enter, Space', does: 'presses the button in focus' },
  ],
  accessibility:
    'A region named by its heading of level 2; the tick is decoration and the score is text. The second button has `aria-expanded` and controls the element of `reviewId`, which the caller provides; its label changes with the state. Nothing is announced on its own: the dialog before it has said the result.',
}
