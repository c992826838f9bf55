import { detailedError, keysOf, plainError } from './defineError.ts'

/** The problems of quiz answers. The first one: specification §5. */
export const answerSentences = {
  unanswered: 'Please answer all questions before submitting.',
  question: 'An answer belongs to no question of this quiz. Please reload the page and try again.',
  twice: 'A question is answered twice. Please answer each question once.',
  option:
    'An answer has an option that its question does not have. Please reload the page and try again.',
  repeated: 'An answer has the same option twice. Please choose each option once.',
  several: 'A question that takes one option has several. Please choose one.',
}

/** A problem of quiz answers. */
export type AnswerProblem = keyof typeof answerSentences

/** Lessons and their quizzes. Specification §6, §8. */
export const lessonErrors = {
  lesson_not_found: plainError(404, 'Lesson not found. Please check the URL and try again.'),
  quiz_not_found: plainError(404, 'Quiz not found. Please check the URL and try again.'),
  not_enrolled: plainError(
    403,
    'You are not enrolled in this course. Please enroll to access lessons.',
  ),
  quiz_not_passed: plainError(409, 'Pass the quiz of this lesson to complete it.'),
  solution_locked: plainError(403, 'Pass this quiz to see its solution.'),
  invalid_answers: detailedError(
    400,
    { problem: keysOf(answerSentences) },
    ({ problem }) => answerSentences[problem],
  ),
}
