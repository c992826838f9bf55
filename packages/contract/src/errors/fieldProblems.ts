import { answerSentences } from './lessonErrors.ts'
import { taskSentences } from './taskErrors.ts'

/** The values in a field's sentence. */
export interface FieldDetails {
  /** The last part of the field's path, for example `firstName`. */
  readonly field: string
  /** Its limit, in characters or bytes. */
  readonly max?: number | undefined
  /** An unknown field. */
  readonly name?: string | undefined
}

const labels: Readonly<Record<string, string>> = {
  accessCode: 'Invite code',
  bootcampFeedback: 'Feedback',
  country: 'Country',
  currentPassword: 'Password',
  email: 'Email',
  firstName: 'First name',
  invitation: 'Invitation',
  lastName: 'Last name',
  name: 'Name',
  linkedInProfile: 'LinkedIn profile',
  password: 'Password',
}

const labelOf = (field: string): string => labels[field] ?? 'This field'

/**
 * The problems of fields that a person types or chooses, by code. Request schemas and rules use the
 * codes. Specification §5.
 */
export const fieldProblems = {
  required: ({ field }: FieldDetails) => `${labelOf(field)} is required.`,
  too_long: ({ field, max }: FieldDetails) =>
    `${labelOf(field)} is too long (at most ${max} characters).`,
  single_line: ({ field }: FieldDetails) => `${labelOf(field)} must be a single line.`,
  invisible: ({ field }: FieldDetails) =>
    `${labelOf(field)} has characters that cannot be seen. Please delete it and type it again.`,
  email_invalid: 'Please enter a valid email address',
  email_fixed: 'The e-mail address of an account cannot be changed.',
  new_password_required: 'A new password is required.',
  password_too_short: 'Use at least 8 characters.',
  password_too_long: 'Use at most 128 characters.',
  password_blank: 'Use more than blanks.',
  password_common:
    'This password is one of those that are guessed first. Please choose another; a sentence of several words is a good one.',
  /** In bytes. */
  secret_too_long: ({ field, max }: FieldDetails) => `${labelOf(field)}: Use at most ${max} bytes.`,
  otp_required: 'The code is required.',
  otp_invalid: 'The code has 8 digits.',
  totp_invalid: 'The code has 6 digits.',
  recovery_code_invalid: 'A recovery code has 16 letters and digits.',
  phone_invalid: 'Phone number must be in country-code format, for example 2348012345678.',
  linkedin_invalid: 'LinkedIn profile must look like linkedin.com/in/your-name.',
  certification_id_invalid: 'Invalid Certification ID. Format should be: CSN-xxxxx',
  feedback_too_short: taskSentences.feedback,
  unanswered: answerSentences.unanswered,
  unstorable_text: 'This text has characters that cannot be stored.',
}
