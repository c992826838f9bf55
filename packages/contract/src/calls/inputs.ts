import * as z from 'zod/mini'
import { invalidEmailMessage } from '../rules/accessEmail.ts'
import { maxPasswordLength, minPasswordLength, passwordMessages } from '../rules/passwordRules.ts'

/**
 * A request's object that refuses fields it does not name, with messages for people.
 * @__NO_SIDE_EFFECTS__
 */
export function strictInput<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `Unknown field: ${issue.keys[0]?.slice(0, 40)}.` : 'Fields are required.'),
  })
}

/**
 * A required text, blanks around it removed, of 1 to `max` characters on one line; `label` begins the message.
 * @__NO_SIDE_EFFECTS__
 */
export function lineInput(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, `${label} is too long (at most ${max} characters).`),
      z.regex(/^\P{Cc}*$/u, `${label} must be a single line.`),
    )
}

/** An opaque identifier in a request: 1–64 letters, digits, dashes or underscores. */
export const idInput = z.string('An identifier is required.').check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'This identifier is not valid.'))

/** A slug or lab path in a request: lower-case words joined by single dashes, 1–80 characters. Specification §2. */
export const slugInput = z
  .string('A name is required.')
  .check(z.maxLength(80, 'This name is too long (at most 80 characters).'), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This name is not valid.'))

/** An e-mail address, at most 254 characters; blanks around it are removed and letters made lower-case. Specification §5. */
export const emailInput = z
  .string('Email is required.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Email is too long (at most 254 characters).'),
    z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, invalidEmailMessage),
  )

/** A password as an account already has it, 1–256 characters. Specification §5. */
export const passwordInput = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(256, 'Password is too long (at most 256 characters).'))

/** A password to be set, 8–128 characters. Specification §5. */
export const newPasswordInput = z
  .string('A new password is required.')
  .check(z.minLength(minPasswordLength, passwordMessages.short), z.maxLength(maxPasswordLength, passwordMessages.long))

/** A code from a mail: 8 digits, blanks around them removed. Specification §2 (Forgot / reset password). */
export const otpInput = z.string('The code is required.').check(z.trim(), z.regex(/^\d{8}$/, 'The code has 8 digits.'))
