import type { Refuse } from '../http/apiError.ts'
import type { SolvedQuestion } from './questions.ts'

/** The options chosen for a question. */
export interface QuizResponse {
  readonly questionId: string
  readonly selectedOptions: readonly string[]
}

type RefuseAnswers = Refuse<'invalid_answers'>

/**
 * How many answers are right: all of the right options and no other. Throws 400 unless each question is
 * answered once, with options of its own, and with exactly one option if it does not allow several.
 */
export function countRight(
  questions: readonly SolvedQuestion[],
  responses: readonly QuizResponse[],
  refuse: RefuseAnswers,
): number {
  const byId = new Map(questions.map((question) => [question._id, question]))
  let right = 0
  const answered = new Set<string>()
  for (const { questionId, selectedOptions } of responses) {
    const question = byId.get(questionId)
    if (!question) throw refuse('invalid_answers', { problem: 'question' })
    if (answered.has(questionId)) throw refuse('invalid_answers', { problem: 'twice' })
    answered.add(questionId)
    if (isRight(question, selectedOptions, refuse)) right += 1
  }
  if (answered.size < questions.length) throw refuse('invalid_answers', { problem: 'unanswered' })
  return right
}

function isRight(
  { options, allowMultipleSelection, correctOptions }: SolvedQuestion,
  selected: readonly string[],
  refuse: RefuseAnswers,
): boolean {
  const chosen = new Set(selected)
  if (chosen.size === 0) throw refuse('invalid_answers', { problem: 'unanswered' })
  if (chosen.size < selected.length) throw refuse('invalid_answers', { problem: 'repeated' })
  if (!selected.every((id) => options.some(({ optionId }) => optionId === id)))
    throw refuse('invalid_answers', { problem: 'option' })
  if (!allowMultipleSelection && chosen.size > 1)
    throw refuse('invalid_answers', { problem: 'several' })
  return chosen.size === correctOptions.length && correctOptions.every((id) => chosen.has(id))
}
