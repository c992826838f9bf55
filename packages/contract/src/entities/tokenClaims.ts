import * as z from 'zod/mini'
import { bootcampScope } from '../rules/tokenRules.ts'
import { idSchema, slugSchema } from './primitives.ts'

const claims = {
  /** The account or participant that the token speaks for. */
  sub: idSchema,
  /** The token's own id, for revoking it. */
  jti: idSchema,
  /** Issued at, seconds since the epoch. */
  iat: z.int(),
  /** Expires at, seconds since the epoch. */
  exp: z.int(),
}

/** What a sign-in token says. Specification §3 (Stored client values), §5. */
export const learnerClaimsSchema = z.object({
  ...claims,
  aud: z.literal('learner'),
  /** Must equal the account's own; raised to end all earlier tokens. */
  tokenVersion: z.int(),
})

/** What a sign-in token says. Specification §3 (Stored client values), §5. */
export type LearnerClaims = z.infer<typeof learnerClaimsSchema>

/** What a bootcamp access token says. Specification §3 (Stored client values), §5, §6. */
export const bootcampClaimsSchema = z.object({
  ...claims,
  aud: z.literal('bootcamp'),
  scope: z.literal(bootcampScope),
  /** The slug of the one bootcamp that it opens. */
  bootcampId: slugSchema,
})

/** What a bootcamp access token says. Specification §3 (Stored client values), §5, §6. */
export type BootcampClaims = z.infer<typeof bootcampClaimsSchema>
