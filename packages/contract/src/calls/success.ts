import * as z from 'zod/mini'

/**
 * The body of a successful response: `success: true` and the given fields; unknown ones are
 * removed. Specification §7.
 * @__NO_SIDE_EFFECTS__
 */
export function success<const T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object({ success: z.literal(true), ...shape })
}

/**
 * A successful response with a message for people and the given fields. Specification §7.
 * @__NO_SIDE_EFFECTS__
 */
export function successWithMessage<const T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape })
}
