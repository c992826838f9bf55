import { unansweredMessage } from '@rampart/contract/rules/quizRules'
import { ApiError } from '../http/apiError.ts'
import type { SolvedQuestion } from './questions.ts'

/** The options chosen for a question. */
export interface QuizResponse {
  readonly questionId: string
  readonly selectedOptions: readonly string[]
}

/** What can be wrong with the answers to a quiz, in words for people. */
export const answerMessages = {
  unanswered: unansweredMessage,
  question: 'An answer belongs to no question of this quiz. Please reload the page and try again.',
  twice: 'A question is answered twice. Please answer each question once.',
  option: 'An answer has an option that its question does not have. Please reload the page and try again.',
  repeated: 'An answer has the same option twice. Please choose each option once.',
  several: 'A question that takes one option has several. Please choose one.',
} as const

const refuse = (problem: keyof typeof answerMessages): ApiError => new ApiError(400, 'invalid_answers', answerMessages[problem])

/**
 * How many questions are answered right: with all of the right options and no other. Throws 400 unless each question is
 * answered once, with options of its own, and with exactly one where it does not allow several.
 */
export function countRight(questions: readonly SolvedQuestion[], responses: readonly QuizResponse[]): number {
  const byId = new Map(questions.map((question) => [question._id, question]))
  let right = 0
  const answered = new Set<string>()
  for (const { questionId, selectedOptions } of responses) {
    const question = byId.get(questionId)
    if (!question) throw refuse('question')
    if (answered.has(questionId)) throw refuse('twice')
    answered.add(questionId)
    if (isRight(question, selectedOptions)) right += 1
  }
  if (answered.size < questions.length) throw refuse('unanswered')
  return right
}

function isRight({ options, allowMultipleSelection, correctOptions }: SolvedQuestion, selected: readonly string[]): boolean {
  const chosen = new Set(selected)
  if (chosen.size === 0) throw refuse('unanswered')
  if (chosen.size < selected.length) throw refuse('repeated')
  if (!selected.every((id) => options.some(({ optionId }) => optionId === id))) throw refuse('option')
  if (!allowMultipleSelection && chosen.size > 1) throw refuse('several')
  return chosen.size === correctOptions.length && correctOptions.every((id) => chosen.has(id))
}
