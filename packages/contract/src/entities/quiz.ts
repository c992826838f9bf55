import * as z from 'zod/mini'
import { idSchema } from './primitives.ts'

/**
 * A question of a quiz without its correct options, which only the review of a passed quiz
 * contains. Specification §3 (Quiz).
 */
export const quizQuestionSchema = z.object({
  _id: idSchema,
  questionText: z.string(),
  /** True: any number of options may be chosen. False: exactly one. */
  allowMultipleSelection: z.boolean(),
  options: z.array(z.object({ optionId: idSchema, text: z.string() })),
})

/** A question of a quiz, without its right options. Specification §3 (Quiz). */
export type QuizQuestion = z.infer<typeof quizQuestionSchema>

/** A quiz for a learner. Specification §3 (Quiz), §4. */
export const quizSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** Instructions before the quiz; may be empty. */
  instructions: z.string(),
  questions: z.array(quizQuestionSchema),
})

/** A quiz for a learner. Specification §3 (Quiz), §4. */
export type Quiz = z.infer<typeof quizSchema>
