import * as z from 'zod/mini'

/**
 * The body of a successful answer: `success: true` and the given fields; unknown ones are dropped. Specification §7.
 * @__NO_SIDE_EFFECTS__
 */
export function answer<const T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object({ success: z.literal(true), ...shape })
}

/**
 * A successful answer with a message for people and the given fields. Specification §7.
 * @__NO_SIDE_EFFECTS__
 */
export function answerWithMessage<const T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape })
}
