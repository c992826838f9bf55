import { detailedError, keysOf, plainError } from './defineError.ts'

/** Why a task may not be submitted. Specification §5. */
export const taskSentences = {
  weeklyTask: 'Weekly task file is required',
  resume: 'Resume is required if interested in internship',
  feedback: 'Please provide detailed feedback (minimum 10 characters)',
}

/** What a task does not have yet. */
export type TaskProblem = keyof typeof taskSentences

/** Bootcamps and their participants' tasks. Specification §2 (Bootcamp detail), §5, §8. */
export const taskErrors = {
  bootcamp_not_found: plainError(404, 'Bootcamp not found'),
  /** Of a link that confirms an address: too old, or replaced by a newer mail. */
  opening_link_unknown: plainError(404, 'This link has expired or was replaced by a newer one.'),
  /** `problem`: the first missing part. */
  task_incomplete: detailedError(
    400,
    { problem: keysOf(taskSentences) },
    ({ problem }) => taskSentences[problem],
  ),
  task_closed: detailedError(409, { status: ['under_review', 'approved'] }, ({ status }) =>
    status === 'approved'
      ? 'This task has been approved and cannot be changed.'
      : 'This task has already been submitted and is under review.',
  ),
  unsupported_file: plainError(
    415,
    'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.',
  ),
  file_too_large: plainError(413, 'File size too large. Maximum size is 10MB.'),
  empty_file: plainError(400, 'This file is empty. Please choose another one.'),
  /** A full disk, or a file store that does not respond. */
  file_not_stored: plainError(503, 'The file could not be stored. Please try again soon.', {
    retryAfter: 30,
  }),
}
