import * as z from 'zod/mini'
import { transports } from '../entities/passkey.ts'
import { code, strictInput } from './inputs.ts'

/**
 * Bytes as base64url text, at most `max` characters.
 * @__NO_SIDE_EFFECTS__
 */
const bytesInput = (max: number) =>
  z
    .string(code('passkey_part'))
    .check(z.maxLength(max, code('passkey_part')), z.regex(/^[\w-]+$/, code('passkey_part')))

/** A credential's id: 1,023 bytes at most (WebAuthn). */
const credentialId = bytesInput(1364)

/** A new passkey, as the parts of WebAuthn's `RegistrationResponseJSON` that are used. */
export const newPasskeyInput = strictInput({
  id: credentialId,
  clientDataJSON: bytesInput(2048),
  attestationObject: bytesInput(16_384),
  transports: z
    .array(z.enum(transports, code('passkey_part')), code('passkey_part'))
    .check(z.maxLength(transports.length, code('passkey_part'))),
})

/** A new passkey. */
export type NewPasskey = z.infer<typeof newPasskeyInput>

/**
 * A passkey that is shown, as the parts of WebAuthn's `AuthenticationResponseJSON` that are used.
 */
export const shownPasskeyInput = strictInput({
  id: credentialId,
  clientDataJSON: bytesInput(2048),
  authenticatorData: bytesInput(2048),
  signature: bytesInput(2048),
  /** Whose it is, as the authenticator says; null if it says nothing. */
  userHandle: z.nullable(bytesInput(88)),
})

/** A passkey that is shown. */
export type ShownPasskey = z.infer<typeof shownPasskeyInput>
