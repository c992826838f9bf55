import * as z from 'zod/mini'
import { quizQuestionSchema } from './quiz.ts'
import { idSchema, langSchema } from './primitives.ts'

/**
 * The solution of a quiz, for learners who have passed it. An addition to specification §3 (Quiz).
 */
export const quizReviewSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** Of its texts. */
  lang: langSchema,
  questions: z.array(
    z.extend(quizQuestionSchema, {
      /** The options that are right. */
      correctOptions: z.array(idSchema),
      /** The options that this learner chose in the passed submission. */
      selectedOptions: z.array(idSchema),
      /** Why the right options are right; may be empty. */
      explanation: z.string(),
    }),
  ),
})

/**
 * The solution of a quiz, for learners who have passed it. An addition to specification §3 (Quiz).
 */
export type QuizReview = z.infer<typeof quizReviewSchema>
