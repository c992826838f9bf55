import * as z from 'zod/mini'
import { percentSchema } from './primitives.ts'

/** The result of a submitted quiz. Specification §3 (Quiz result). */
export const quizResultSchema = z.object({
  /** Share of right answers, percent, 0–100. */
  score: percentSchema,
  /** Whether the score reaches the quiz's pass mark. */
  passed: z.boolean(),
})

/** The result of a submitted quiz. Specification §3 (Quiz result). */
export type QuizResult = z.infer<typeof quizResultSchema>
