import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** The browsers that are told apart. An addition to specification §3. */
export const browsers = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
] as const

/** One of {@link browsers}. */
export type Browser = (typeof browsers)[number]

/** The operating systems that are told apart. An addition to specification §3. */
export const systems = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const

/** One of {@link systems}. */
export type System = (typeof systems)[number]

/** A sign-in that has not ended. An addition to specification §3. */
export const signInSessionSchema = z.object({
  _id: idSchema,
  /** Null if the browser is none of the known ones, or a program. */
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  signedInAt: dateTimeSchema,
  /** When it was last used, to about five minutes. */
  lastUsedAt: dateTimeSchema,
  /** Whether it is the session that made the call. */
  isCurrent: z.boolean(),
})

/** A sign-in that has not ended. An addition to specification §3. */
export type SignInSession = z.infer<typeof signInSessionSchema>
