import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the solution of a passed quiz: for each question what was chosen, what is right, and why. Nothing in it can be answered.',
  instead: [
    { component: 'QuizForm', when: 'the questions are to be answered' },
    { component: 'QuizPassed', when: 'the score and the way on are enough' },
  ],
  anatomy: [
    'Question',
    'Its options, each with its verdict where it has one',
    'Explanation after a line, optional',
  ],
  dos: [
    'Show every option in the order in which it was asked.',
    'Explain in one to three sentences why the right ones are right.',
    'Place it after QuizPassed, in the element that its button controls.',
  ],
  donts: [
    'Show it to someone who has not passed.',
    'Repeat in the explanation that an answer is wrong: the verdict says so.',
  ],
  keyboard: [],
  accessibility:
    'A list of questions with a heading of level 3 each, so a heading of level 2 has to be before it, as in QuizPassed. Verdicts are words: "Your answer, correct", "Your answer, incorrect", "Correct answer"; an option that was neither chosen nor right has none. Icons are decoration. It is not announced when it appears.',
}
