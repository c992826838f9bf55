import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/**
 * The second factors: ways to prove an identity after the password. An addition to specification
 * §3.
 */
export const factorMethods = ['passkey', 'totp', 'recovery'] as const

/** One of {@link factorMethods}. */
export type FactorMethod = (typeof factorMethods)[number]

/**
 * A sign-in whose password was right and whose second factor is missing. It gives no access. An
 * addition to specification §3.
 */
export const pendingSignInSchema = z.object({
  /** Names the sign-in for ten minutes and five tries. */
  challenge: idSchema,
  /** The methods that the account has now. */
  methods: z.array(z.enum(factorMethods)),
})

/**
 * A sign-in whose password was right and whose second factor is missing. An addition to
 * specification §3.
 */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>

/** What an account asks for besides the password. An addition to specification §3. */
export const secondFactorsSchema = z.object({
  /** Since when codes of an authenticator app are asked for; null if they are not. */
  totpSince: z.nullable(dateTimeSchema),
  /**
   * Since when a passkey is asked for; null if it is not. With an app it can be shown in place of a
   * code all the same.
   */
  passkeySince: z.nullable(dateTimeSchema),
  /** Recovery codes that were not used. */
  recoveryCodes: z.int().check(z.nonnegative()),
})

/** What an account asks for besides the password. An addition to specification §3. */
export type SecondFactors = z.infer<typeof secondFactorsSchema>

/** What an authenticator app needs to make codes. An addition to specification §3. */
export const totpSetupSchema = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth:`, to be opened on the same device. */
  uri: z.string(),
  /** The same as a QR code: the dark squares of a grid of `size` by `size`, as an SVG path. */
  qr: z.object({ size: z.int(), path: z.string() }),
})

/** What an authenticator app needs to make codes. An addition to specification §3. */
export type TotpSetup = z.infer<typeof totpSetupSchema>
