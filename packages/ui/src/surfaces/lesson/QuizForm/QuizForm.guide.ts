import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['test', 'exam', 'questions'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks the questions of a quiz, all on one page. It can be submitted at any time; a learner who does so too early is told what is missing and led there.',
  instead: [
    { component: 'QuizPassed', when: 'the quiz has been passed' },
    { component: 'QuizReview', when: 'the solution is shown' },
    { component: 'RadioGroup', when: 'it is one question in another form' },
  ],
  anatomy: [
    'Instructions, optional',
    'Questions: number, text, options as cards',
    '"Choose all that apply", where any number may be chosen',
    'What is missing, or why submitting failed',
    'How many are answered',
    'Submit Quiz',
  ],
  dos: [
    'Say in the instructions what it takes to pass.',
    'Keep options short and alike in length: the longest one should not be the right one.',
    'Put code between backticks.',
    'Set `startsFocused` for another try, after the result has been closed.',
  ],
  donts: [
    'Clear the answers after a failed submit.',
    'Show several quizzes on a page.',
    'Add a clock: nothing here is timed.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'stops once at a question with one answer, and at each option where any number may be chosen',
    },
    { keys: 'Arrow keys', does: 'move the choice, where there is one answer' },
    { keys: 'Space', does: 'chooses the option in focus; a second time takes a checkbox back' },
    { keys: 'Enter', does: 'submits, from an option or the button' },
  ],
  accessibility:
    'Each question is a group of native radio buttons or checkboxes, named "Question 1 of 2" and its text. Submitted too early, an alert says so, the focus goes to the first question without an answer, and each of those is described by its error: invalid are the group of radio buttons, or each of the checkboxes. A failure is an alert as well. The count of answers is plain text; while `isPending` the options are disabled, and the button keeps its name.',
}
