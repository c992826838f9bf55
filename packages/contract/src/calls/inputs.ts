import * as z from 'zod/mini'
import { maxPasskeyName } from '../entities/passkey.ts'
import type { FieldCode } from '../errors/fieldErrors.ts'
import { maxEmailLength, maxNameLength } from '../rules/fieldLimits.ts'
import { isBlankPassword, maxPasswordLength, minPasswordLength } from '../rules/passwordRules.ts'
import { plainRecoveryCode, recoveryAlphabet, recoveryCodeLength } from '../rules/recoveryCodes.ts'
import { isVisible } from '../rules/isVisible.ts'

/**
 * The schema's message for a wrong field: a code, which the server turns into a sentence.
 * @__NO_SIDE_EFFECTS__
 */
export const code = (name: FieldCode): FieldCode => name

/**
 * A request's object; refuses unknown fields.
 * @__NO_SIDE_EFFECTS__
 */
export function strictInput<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) =>
      code(issue.code === 'unrecognized_keys' ? 'unknown_field' : 'fields_required'),
  })
}

/** @__NO_SIDE_EFFECTS__ */
const trimmedInput = (max: number) =>
  z
    .string(code('required'))
    .check(z.trim(), z.minLength(1, code('required')), z.maxLength(max, code('too_long')))

/**
 * A required text of 1 to `max` characters on one line; blanks around it are removed.
 * @__NO_SIDE_EFFECTS__
 */
export const lineInput = (max: number) =>
  trimmedInput(max).check(z.regex(/^\P{Cc}*$/u, code('single_line')))

/**
 * A name of a person, all of it visible, because it is shown to others and signed on certificates.
 */
export const nameInput = trimmedInput(maxNameLength).check(z.refine(isVisible, code('invisible')))

/** A name of a passkey, all of it visible: its owner tells by it which one to remove. */
export const passkeyNameInput = trimmedInput(maxPasskeyName).check(
  z.refine(isVisible, code('invisible')),
)

/** An opaque identifier in a request: 1–64 letters, digits, dashes or underscores. */
export const idInput = z
  .string(code('id_required'))
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('id_invalid')))

/**
 * A slug or lab path in a request: lower-case words joined by single dashes, 1–80 characters.
 * Specification §2.
 */
export const slugInput = z
  .string(code('slug_required'))
  .check(
    z.maxLength(80, code('slug_too_long')),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('slug_invalid')),
  )

/**
 * An e-mail address; removes blanks around it and makes letters lower case. Specification §5. By
 * the grammar of HTML's e-mail fields: a looser one lets lists, names and comments through, which
 * mail programs read as other addresses.
 */
export const emailInput = z
  .string(code('required'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxEmailLength, code('too_long')),
    z.regex(z.regexes.html5Email, code('email_invalid')),
  )

/** The current password of an account, 1–256 characters. Specification §5. */
export const passwordInput = z
  .string(code('required'))
  .check(z.minLength(1, code('required')), z.maxLength(256, code('too_long')))

/**
 * A change that needs the current password, so that someone else at an open page cannot change who
 * gets into the account.
 */
export const confirmedInput = strictInput({ currentPassword: passwordInput })

/**
 * A new password, 8–128 characters, not only blanks. Specification §5. Characters that a keyboard
 * composes of several are counted as one (NFC), as passwords are compared.
 */
export const newPasswordInput = z.string(code('new_password_required')).check(
  z.normalize('NFC'),
  z.minLength(minPasswordLength, code('password_too_short')),
  z.maxLength(maxPasswordLength, code('password_too_long')),
  z.refine((password) => !isBlankPassword(password), code('password_blank')),
)

/**
 * A code from a mail: 8 digits; blanks around them are removed. Specification §2 (Forgot / reset
 * password).
 */
export const otpInput = z
  .string(code('otp_required'))
  .check(z.trim(), z.regex(/^\d{8}$/, code('otp_invalid')))

/** The token of a known device; null if the client has none yet, left out if it keeps none. */
export const deviceInput = z.optional(z.nullable(idInput))

/** A code of an authenticator app: 6 digits; blanks are removed. */
export const totpInput = z.string(code('otp_required')).check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, code('totp_invalid')),
)

const isPlainRecoveryCode = (text: string) =>
  new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`).test(text)

/**
 * A recovery code, typed with or without its groups. The schema has no pattern: in the API's
 * description it would exclude the grouped form in which codes are shown.
 */
export const recoveryCodeInput = z
  .string(code('otp_required'))
  .check(
    z.maxLength(64, code('recovery_code_invalid')),
    z.overwrite(plainRecoveryCode),
    z.refine(isPlainRecoveryCode, code('recovery_code_invalid')),
  )
