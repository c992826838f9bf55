import type { Surfaces } from './surface.ts'

export const quiz: Surfaces = {
  Quiz: {
    route: '/course/{courseSlug}/lesson/{lessonId}',
    states: {
      answering: '§4 nothing chosen',
      choosing: '§5 single choice holds one option, multiple selection any number',
      '“Please answer all questions before submitting.”': '§5',
      'answered after all': 'own the alert goes',
      submitting: '§4 answers stand still',
      'submitting fails': '§8 the server’s message; the answers stay',
      'without words': '§8 “An error occurred while submitting the quiz.”',
      'chosen before a reload': 'own there again',
    },
  },
  'Quiz result': {
    route: '/course/{courseSlug}/lesson/{lessonId}',
    states: {
      '“Quiz Passed!” with the score and Continue': '§4',
      'Continue is busy': '§4 completing the lesson',
      failed: '§4 “Quiz Failed”, “You need to retry the quiz.”, “Retry Quiz”',
      'failed, with the pass mark and “Try the missed questions”': 'own',
      'practice: the missed questions, each with the place of its answer': 'own',
      'Retry Quiz clears all answers': '§4',
      'Continue fails': '§8 “An error occured. Please try again.”',
      'passed before': 'own passed, the dialog put away or the lesson opened again',
      'answers reviewed': 'own chosen, right, and why',
      'answers hidden again': 'own',
      'answers loading': 'own',
      'answers cannot be had': 'own',
    },
  },
}
