import { domains } from '../entities/values.ts'
import type { ErrorCode } from './errorTable.ts'
import { fieldProblems } from './fieldProblems.ts'
import type { FieldDetails } from './fieldProblems.ts'

/** What only a program can send wrong. */
export const inputProblems = {
  fields_required: 'Fields are required.',
  unknown_field: ({ name }: FieldDetails) => `Unknown field: ${name}.`,
  no_input: 'This call takes no input.',
  id_required: 'An identifier is required.',
  id_invalid: 'This identifier is not valid.',
  passkey_part: 'This part of a passkey is not valid.',
  slug_required: 'A name is required.',
  slug_too_long: 'This name is too long (at most 80 characters).',
  slug_invalid: 'This name is not valid.',
  phone_required: 'Phone number is required, empty if none.',
  linkedin_required: 'LinkedIn profile is required, empty if none.',
  gender_unknown: 'Gender must be male, female or other.',
  lab_time_unknown: 'Time in labs must be standard, longer or double.',
  hint_number: 'Hints are numbered from 1 to 3.',
  number_range: 'This number is missing or out of range.',
  type_unknown: 'Choose course or lab.',
  sort_unknown: 'Choose suggested, newest, shortest or title.',
  kind_unknown: 'Choose course, lesson, lab, bootcamp or page.',
  request_kind_unknown: 'Ask for credits or a subscription.',
  level_unknown: 'Choose beginner, intermediate or expert.',
  domain_unknown: `Choose ${domains.slice(0, -1).join(', ')} or ${domains.at(-1)}.`,
  values_too_many: 'Send each value once.',
  cursor_invalid: 'Start again from the first page.',
  duration_unknown: 'Choose 30 minutes, 1 hour, 2 hours or 4 hours.',
  seconds_required: 'Seconds are required.',
  seconds_negative: 'Seconds must be 0 or more.',
  seconds_too_many: 'Seconds must be at most 86400.',
  options_too_many: 'Too many options (at most 50).',
  answers_too_many: 'Too many answers (at most 200).',
  is_shown_required: 'Say whether solved labs are to be shown.',
  delete_credentials_required: 'Say whether credentials are to be deleted too.',
  theme_unknown: 'Choose system, light or dark.',
  motion_unknown: 'Choose system or reduced.',
  file_kind_unknown: 'The file must be weeklyTask or resume.',
  flag_unknown: 'Say true or false.',
  file_required: 'A file is required.',
}

const sentences = { ...fieldProblems, ...inputProblems }

/** A code for a wrong field. */
export type FieldCode = keyof typeof sentences

/** A wrong field of an error: an entry of the response's `errors`. */
export interface FieldError {
  /** Dotted path, for example `configuration.duration`. */
  path: string
  /** The sentence in English. */
  msg: string
  /** For programs. */
  code: FieldCode | ErrorCode
  /** The limit of the field. */
  max?: number | undefined
}

/** Describes a wrong field. */
export function fieldError(
  path: string,
  code: FieldCode,
  { max, name }: Omit<FieldDetails, 'field'> = {},
): FieldError {
  const sentence = sentences[code]
  const msg =
    typeof sentence === 'string' ? sentence : sentence({ field: lastPart(path), max, name })
  return { path, msg, code, ...(max !== undefined && { max }) }
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** The part of a zod issue that describing a wrong field needs. */
interface Issue {
  readonly path: readonly PropertyKey[]
  /** The messages of request schemas are codes. */
  readonly message: string
  readonly maximum?: unknown
  readonly keys?: readonly string[]
}

/** The wrong fields that a request's schema has found. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldError[] {
  return issues.map(({ path, message, maximum, keys }) =>
    fieldError(path.map(String).join('.'), message as FieldCode, {
      max: typeof maximum === 'number' ? maximum : undefined,
      name: keys?.[0]?.slice(0, 40),
    }),
  )
}
