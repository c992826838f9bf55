import { plainError } from './defineError.ts'

/** Courses and enrolling in them. Specification §6. */
export const courseErrors = {
  course_not_found: plainError(404, 'No course found'),
  page_not_found: plainError(404, 'Page not found'),
  map_not_found: plainError(404, 'Map not found'),
  subscription_required: plainError(403, 'An active subscription is required for this course.'),
  invite_code_required: plainError(400, 'An invite code is required for this course.'),
  invite_code_invalid: plainError(
    400,
    'This invite code is not valid for this course. Please check it and try again.',
  ),
  invite_code_expired: plainError(400, 'This invite code has expired. Please ask for a new one.'),
  invite_code_used_up: plainError(
    400,
    'This invite code has been used up. Please ask for a new one.',
  ),
}
