import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** Where a passkey is kept, as far as that is known. An addition to specification §3. */
export const passkeyKinds = ['device', 'phone', 'security_key', 'unknown'] as const

/** One of {@link passkeyKinds}. */
export type PasskeyKind = (typeof passkeyKinds)[number]

/** The most passkeys of an account. */
export const maxPasskeys = 20

/** The most characters in a name of a passkey. */
export const maxPasskeyName = 60

/** A passkey of an account. An addition to specification §3. */
export const passkeySchema = z.object({
  _id: idSchema,
  /** As its owner named it; null until then. */
  name: z.nullable(z.string()),
  /**
   * The program that keeps it, such as 'iCloud Keychain'; null if that is not known. A proper name
   * in any language.
   */
  provider: z.nullable(z.string()),
  kind: z.enum(passkeyKinds),
  /** Whether it is synced to its owner's other devices; else it is on one device only. */
  isSynced: z.boolean(),
  createdAt: dateTimeSchema,
  /** The last sign-in with it. */
  lastUsedAt: z.nullable(dateTimeSchema),
})

/** A passkey of an account. An addition to specification §3. */
export type Passkey = z.infer<typeof passkeySchema>

/** How browsers reach an authenticator (WebAuthn). An addition to specification §3. */
export const transports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const

const credentialReference = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.enum(transports))),
})

/**
 * `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used. An addition to
 * specification §3.
 */
export const passkeyCreationSchema = z.object({
  /** Counts once, within five minutes. */
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id` is random and identifies the account on authenticators only. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(credentialReference),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** The options from which a browser creates a passkey. An addition to specification §3. */
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as it is used. An addition to
 * specification §3.
 */
export const passkeyRequestSchema = z.object({
  /** Counts once, within five minutes. */
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  /** The passkeys that may be shown; absent if any of this site may. */
  allowCredentials: z.optional(z.array(credentialReference)),
  userVerification: z.literal('required'),
})

/** The options with which a browser asks for a passkey. An addition to specification §3. */
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>
