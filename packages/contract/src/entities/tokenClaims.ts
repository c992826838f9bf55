import * as z from 'zod/mini'
import { bootcampScope } from '../rules/tokenRules.ts'
import { idSchema, slugSchema } from './primitives.ts'

const claims = {
  /** The id of the account or participant. */
  sub: idSchema,
  /** The token's own id, for revoking it. */
  jti: idSchema,
  /** Issued at, seconds since the epoch. */
  iat: z.int(),
  /** Expires at, seconds since the epoch. */
  exp: z.int(),
}

/** The claims of a sign-in token. Specification §3 (Stored client values), §5. */
export const learnerClaimsSchema = z.object({
  ...claims,
  aud: z.literal('learner'),
  /** Must equal the account's version; a higher version ends all earlier tokens. */
  tokenVersion: z.int(),
})

/** The claims of a sign-in token. Specification §3 (Stored client values), §5. */
export type LearnerClaims = z.infer<typeof learnerClaimsSchema>

/** The claims of a bootcamp access token. Specification §3 (Stored client values), §5, §6. */
export const bootcampClaimsSchema = z.object({
  ...claims,
  aud: z.literal('bootcamp'),
  scope: z.literal(bootcampScope),
  /** The slug of the only bootcamp that it opens. */
  bootcampId: slugSchema,
})

/** The claims of a bootcamp access token. Specification §3 (Stored client values), §5, §6. */
export type BootcampClaims = z.infer<typeof bootcampClaimsSchema>
