import { z } from 'zod'

/**
 * A setting that is a number, in decimal digits with or without a fraction: `0x10`, `1e3` and `+5`
 * are no numbers that somebody means. Blanks around it are removed.
 */
export const numberSetting = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:\d+(?:\.\d+)?|\.\d+)$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))

/** The same for a whole number. */
export const wholeSetting = (min: number, max: number, message: string) =>
  numberSetting(min, max, message).pipe(z.int('must be a whole number'))
