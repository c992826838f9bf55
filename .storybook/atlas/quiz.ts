import { state, surface } from './surface.ts'

const route = '/course/{courseSlug}/lesson/{lessonId}'

export const quiz = [
  surface('Quiz', route, [
    state(
      '§4',
      'answering: nothing chosen',
      'surfaces-quizform--unanswered',
      'surfaces-lessonactions--way-back-alone',
      'screens-lesson-quiz--open',
      'site-quiz--open',
    ),
    state('§5', 'single choice holds one option, multiple selection any number', 'surfaces-quizform--answering'),
    state(
      '§5',
      '“Please answer all questions before submitting.”',
      'surfaces-quizform--nothing-answered',
      'surfaces-quizform--submitted-too-early',
      'screens-lesson-quiz--unanswered',
    ),
    state('own', 'answered after all: the alert goes', 'surfaces-quizform--answered-after-all'),
    state('§4', 'submitting: answers stand still', 'surfaces-quizform--busy', 'screens-lesson-quiz--busy'),
    state('§8', 'submitting fails: the server’s message; the answers stay', 'screens-lesson-quiz--submit-refused', 'site-quiz--submit-refused'),
    state('§8', 'without words: “An error occurred while submitting the quiz.”', 'surfaces-quizform--failure', 'screens-lesson-quiz--submit-unreachable'),
    state('own', 'chosen before a reload: there again', 'screens-lesson-quiz--draft', 'site-quiz--draft-survives'),
  ]),

  surface('Quiz result', route, [
    state('§4', '“Quiz Passed!” with the score and Continue', 'surfaces-quizresultdialog--passed', 'screens-lesson-quiz--passes'),
    state('§4', 'Continue is busy: completing the lesson', 'surfaces-quizresultdialog--busy', 'surfaces-quizpassed--busy'),
    state('§4', '“Quiz Failed”, “You need to retry the quiz.”, “Retry Quiz”', 'surfaces-quizresultdialog--failed', 'screens-lesson-quiz--fails-then-passes'),
    state(
      '§4',
      'Retry Quiz clears all answers',
      'surfaces-quizform--starts-focused',
      'screens-lesson-quiz--fails-then-passes',
      'site-quiz--fail-retry-pass-continue',
    ),
    state('§8', 'Continue fails: “An error occured. Please try again.”', 'screens-lesson-passed-quiz--continue-fails'),
    state(
      'own',
      'passed, the dialog put away or the lesson opened again',
      'surfaces-quizpassed--passed',
      'surfaces-quizpassed--starts-focused',
      'screens-lesson-quiz--outcome-put-away',
      'screens-lesson-passed-quiz--opened-again',
    ),
    state(
      'own',
      'answers reviewed: chosen, right, and why',
      'surfaces-quizreview--mixed',
      'surfaces-quizreview--without-explanations',
      'surfaces-quizpassed--reviewing',
      'screens-lesson-passed-quiz--review',
    ),
    state('own', 'answers hidden again', 'screens-lesson-passed-quiz--review-hidden'),
    state('own', 'answers loading', 'screens-lesson-passed-quiz--review-loading'),
    state('own', 'answers cannot be had', 'screens-lesson-passed-quiz--review-fails'),
  ]),
]
