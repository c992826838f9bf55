import type { Refuse } from '../http/apiError.ts'
import type { SolvedQuestion } from './questions.ts'

/** The options chosen for a question. */
export interface QuizResponse {
  readonly questionId: string
  readonly selectedOptions: readonly string[]
}

type RefuseAnswers = Refuse<'invalid_answers'>

/**
 * The questions whose answer is not right: all of the right options and no other. Throws 400 unless
 * each question is answered once, with options of its own, and with exactly one option if it does
 * not allow several.
 */
export function missedQuestions(
  questions: readonly SolvedQuestion[],
  responses: readonly QuizResponse[],
  refuse: RefuseAnswers,
): SolvedQuestion[] {
  const missed = missedOfSome(questions, responses, refuse)
  if (responses.length < questions.length)
    throw refuse('invalid_answers', { problem: 'unanswered' })
  return missed
}

/** The same for some of the questions. */
export function missedOfSome(
  questions: readonly SolvedQuestion[],
  responses: readonly QuizResponse[],
  refuse: RefuseAnswers,
): SolvedQuestion[] {
  const byId = new Map(questions.map((question) => [question._id, question]))
  const missed = new Set<SolvedQuestion>()
  const answered = new Set<string>()
  for (const { questionId, selectedOptions } of responses) {
    const question = byId.get(questionId)
    if (!question) throw refuse('invalid_answers', { problem: 'question' })
    if (answered.has(questionId)) throw refuse('invalid_answers', { problem: 'twice' })
    answered.add(questionId)
    if (!isRight(question, selectedOptions, refuse)) missed.add(question)
  }
  return questions.filter((question) => missed.has(question))
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
