import * as z from 'zod/mini'
import { idSchema } from './primitives.ts'

/** A question of a quiz, without its correct options: these never leave the server. Specification §3 (Quiz). */
export const quizQuestionSchema = z.object({
  _id: idSchema,
  questionText: z.string(),
  /** True: any number of options may be chosen; false: exactly one. */
  allowMultipleSelection: z.boolean(),
  options: z.array(z.object({ optionId: idSchema, text: z.string() })),
})

/** A question of a quiz, without its correct options. Specification §3 (Quiz). */
export type QuizQuestion = z.infer<typeof quizQuestionSchema>

/** A quiz as a learner takes it. Specification §3 (Quiz), §4. */
export const quizSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** What to know before answering; empty when there is nothing to say. */
  instructions: z.string(),
  questions: z.array(quizQuestionSchema),
})

/** A quiz as a learner takes it. Specification §3 (Quiz), §4. */
export type Quiz = z.infer<typeof quizSchema>
