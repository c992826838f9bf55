import * as z from 'zod/mini'

/** The body of every answer with a status of 400 or more. Specification §7, §8. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  /** For people; may be shown as it is. */
  message: z.string(),
  /** For programs, for example `not_found`. */
  code: z.string(),
  /** One entry a wrong field; absent when the error is not about fields. */
  errors: z.optional(
    z.array(
      z.object({
        /** Dotted path of the field, for example `configuration.duration`. */
        path: z.string(),
        msg: z.string(),
      }),
    ),
  ),
})

/** The body of every answer with a status of 400 or more. Specification §7, §8. */
export type ErrorBody = z.infer<typeof errorBodySchema>
