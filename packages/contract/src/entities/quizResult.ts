import * as z from 'zod/mini'
import { defaultPassMark } from '../rules/quizRules.ts'
import { idSchema, langSchema, percentSchema } from './primitives.ts'

/** The result of a submitted quiz. Specification §3 (Quiz result). */
export const quizResultSchema = z.object({
  /** Share of right answers, percent, 0–100. */
  score: percentSchema,
  /** Whether the score reaches the quiz's pass mark. */
  passed: z.boolean(),
})

/** The result of a submitted quiz. Specification §3 (Quiz result). */
export type QuizResult = z.infer<typeof quizResultSchema>

/** A question that was answered wrong, without what is right. An addition to specification §3. */
export const missedQuestionSchema = z.object({
  questionId: idSchema,
  /** Where the answer is; null if the author names no place. */
  see: z.nullable(
    z.object({
      lessonId: idSchema,
      lessonTitle: z.string(),
      /** Of the lesson. */
      lang: langSchema,
      /**
       * The id of a heading in the lesson's text, and its words; null for the lesson as a whole.
       */
      heading: z.nullable(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
})

/** A question that was answered wrong, without what is right. An addition to specification §3. */
export type MissedQuestion = z.infer<typeof missedQuestionSchema>

/**
 * The outcome of a submitted quiz. The last two fields are additions to specification §3; an older
 * API does not send them.
 */
export const quizOutcomeSchema = z.extend(quizResultSchema, {
  /** The share of right answers that passes, percent. */
  passMark: z._default(percentSchema, defaultPassMark),
  /** Empty once passed. */
  missed: z._default(z.array(missedQuestionSchema), []),
})

/** The outcome of a submitted quiz. */
export type QuizOutcome = z.infer<typeof quizOutcomeSchema>
