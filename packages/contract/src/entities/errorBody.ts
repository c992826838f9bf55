import * as z from 'zod/mini'

/** The body of every response with a status of 400 or more. Specification §7, §8. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  /** For people; can be shown unchanged. */
  message: z.string(),
  /**
   * For programs, for example `not_found`. A newer server may send codes that an older client does
   * not know.
   */
  code: z.string(),
  /**
   * The values in the message, for example the needed credits and the balance; see the table of
   * errors.
   */
  details: z.optional(z.record(z.string(), z.unknown())),
  /** One entry for each wrong field; absent if the error is not about fields. */
  errors: z.optional(
    z.array(
      z.object({
        /** Dotted path of the field, for example `configuration.duration`. */
        path: z.string(),
        msg: z.string(),
        /** For programs, for example `password_too_short`. */
        code: z.optional(z.string()),
        /** The limit of the field. */
        max: z.optional(z.number()),
      }),
    ),
  ),
})

/** The body of every response with a status of 400 or more. Specification §7, §8. */
export type ErrorBody = z.infer<typeof errorBodySchema>
