import type { QuizResult } from '../entities/quizResult.ts'
import { progressPercent } from './progress.ts'

/**
 * The default pass mark of a quiz: the share of right answers, percent. Specification §4 (Quiz).
 */
export const defaultPassMark = 70

/**
 * Scores a quiz: whole percent of right answers, passed if that reaches `passMark` (percent).
 * Specification §3 (Quiz result).
 */
export function scoreQuiz(
  right: number,
  total: number,
  passMark: number = defaultPassMark,
): QuizResult {
  const score = progressPercent(right, total)
  return { score, passed: score >= passMark }
}
