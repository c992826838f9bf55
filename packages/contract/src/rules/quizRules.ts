import type { QuizResult } from '../entities/quizResult.ts'
import { progressPercent } from './progress.ts'

/** The share of right answers that passes a quiz which sets none of its own, percent. Specification §4 (Quiz). */
export const defaultPassMark = 70

/** Shown when a quiz is submitted with a question unanswered. Specification §5. */
export const unansweredMessage = 'Please answer all questions before submitting.'

/** Scores a quiz: whole percent of right answers, passed when that reaches `passMark` (percent). Specification §3 (Quiz result). */
export function scoreQuiz(right: number, total: number, passMark: number = defaultPassMark): QuizResult {
  const score = progressPercent(right, total)
  return { score, passed: score >= passMark }
}
