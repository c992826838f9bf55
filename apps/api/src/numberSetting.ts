import { z } from 'zod'

/**
 * A setting that is a number, in decimal digits with or without a fraction: nobody means a number
 * by `0x10`, `1e3` or `+5`. Blanks around it are removed.
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
