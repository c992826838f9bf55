import { expect, expectTypeOf, test } from 'vitest'
import { callTable } from '../calls/table.ts'
import { searchKinds } from '../entities/values.ts'
import { accessErrors } from './accessErrors.ts'
import { accountErrors } from './accountErrors.ts'
import { commonErrors } from './commonErrors.ts'
import { courseErrors } from './courseErrors.ts'
import { credentialErrors } from './credentialErrors.ts'
import { isOfShape } from './defineError.ts'
import { errorsOf } from './errorsOf.ts'
import { errorSentence, errorTable } from './errorTable.ts'
import type { ErrorCode, ErrorDetails } from './errorTable.ts'
import { fieldError, fieldErrorsOf, inputProblems } from './fieldErrors.ts'
import { fieldProblems } from './fieldProblems.ts'
import { labErrors } from './labErrors.ts'
import { lessonErrors } from './lessonErrors.ts'
import { operatorRequestErrors } from './operatorRequestErrors.ts'
import { requestErrors } from './requestErrors.ts'
import { taskErrors } from './taskErrors.ts'

test('a code names one error in all features', () => {
  const features = [
    accessErrors,
    accountErrors,
    commonErrors,
    courseErrors,
    credentialErrors,
    labErrors,
    lessonErrors,
    operatorRequestErrors,
    requestErrors,
    taskErrors,
  ]
  const codes = features.flatMap((feature) => Object.keys(feature))
  expect(codes).toHaveLength(new Set(codes).size)
  expect(Object.keys(errorTable).toSorted()).toEqual(codes.toSorted())
  for (const code of [...codes, ...Object.keys({ ...fieldProblems, ...inputProblems })])
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

test('each code is in `errors` of a call', () => {
  // Of files, and of requests that reach no call.
  const others = new Set([...Object.keys(requestErrors), 'drawing_busy'])
  const named = new Set<string>(Object.values(callTable).flatMap(errorsOf))
  expect(Object.keys(errorTable).filter((code) => !named.has(code) && !others.has(code))).toEqual(
    [],
  )
})

test('a sentence is made from the details', () => {
  const lacking = { action: 'start', cost: 2, balance: 1 } as const
  expect(errorSentence('too_few_credits', lacking)).toBe(
    'You need 2 credits to start this lab; you have 1.',
  )
  expect(errorSentence('too_few_credits', { ...lacking, action: 'extend', cost: 1 })).toBe(
    'You need 1 credit to extend this lab; you have 1.',
  )
  expect(
    [1, 30, 60, 61, 7200, 7201, 86_400].map((retryAfter) =>
      errorSentence('too_many_requests', { retryAfter }),
    ),
  ).toEqual([
    'Too many attempts. Please try again in 1 second.',
    'Too many attempts. Please try again in 30 seconds.',
    'Too many attempts. Please try again in a minute.',
    'Too many attempts. Please try again in 2 minutes.',
    'Too many attempts. Please try again in 120 minutes.',
    'Too many attempts. Please try again in 3 hours.',
    'Too many attempts. Please try again in 24 hours.',
  ])
})

test('a sentence follows the choice in its details', () => {
  expect([
    errorSentence('busy', { retryAfter: 5 }),
    errorSentence('hint_not_next', { opened: 1 }),
    errorSentence('lab_too_long', { left: 1 }),
    errorSentence('lab_too_long', { left: 30 }),
    errorSentence('lab_too_long', { left: 0 }),
    errorSentence('lab_ended', { status: 'expired' }),
    errorSentence('lab_ended', { status: 'failed' }),
    errorSentence('task_closed', { status: 'approved' }),
    errorSentence('task_closed', { status: 'under_review' }),
    errorSentence('unsupported_media_type', { expected: 'json' }),
    errorSentence('unsupported_media_type', { expected: 'form' }),
  ]).toEqual([
    'The server is busy. Please try again in 5 seconds.',
    'Hints are opened one after another. Hint 2 comes next.',
    'This lab session can be extended by at most 1 more minute.',
    'This lab session can be extended by at most 30 more minutes.',
    'This lab session has its longest duration already.',
    'The time of this lab session is over already.',
    'This lab session has failed already.',
    'This task has been approved and cannot be changed.',
    'This task has already been submitted and is under review.',
    'The request body must be JSON (Content-Type: application/json).',
    'The request body must be a form (Content-Type: multipart/form-data).',
  ])
})

test.each([
  [errorSentence('task_incomplete', { problem: 'weeklyTask' }), 'Weekly task file is required'],
  [
    errorSentence('task_incomplete', { problem: 'resume' }),
    'Resume is required if interested in internship',
  ],
  [
    errorSentence('task_incomplete', { problem: 'feedback' }),
    'Please provide detailed feedback (minimum 10 characters)',
  ],
  [
    errorSentence('invalid_answers', { problem: 'unanswered' }),
    'Please answer all questions before submitting.',
  ],
  [
    errorSentence('unsupported_file'),
    'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.',
  ],
  [errorSentence('file_too_large'), 'File size too large. Maximum size is 10MB.'],
  [errorSentence('access_token_missing'), 'No session token provided'],
  [errorSentence('access_token_expired'), 'Session has expired. Please request a new access link.'],
  [errorSentence('access_token_scope'), 'Invalid session type. Please request a new access link.'],
  [errorSentence('access_token_bootcamp'), 'Session is not valid for this bootcamp.'],
  [
    errorSentence('access_token_invalid'),
    'Invalid session token. Please request a new access link.',
  ],
  [
    errorSentence('not_enrolled'),
    'You are not enrolled in this course. Please enroll to access lessons.',
  ],
  [errorSentence('lesson_not_found'), 'Lesson not found. Please check the URL and try again.'],
  [errorSentence('session_not_found'), 'Session not found'],
  [errorSentence('lab_not_found'), 'No lab found'],
  [errorSentence('course_not_found'), 'No course found'],
  [errorSentence('bootcamp_not_found'), 'Bootcamp not found'],
  [errorSentence('certificate_not_found'), 'Certificate Not Found'],
  [errorSentence('badge_not_found'), 'Badge Not Found'],
  [fieldProblems.email_invalid, 'Please enter a valid email address'],
  [fieldProblems.certification_id_invalid, 'Invalid Certification ID. Format should be: CSN-xxxxx'],
])('the specification’s words: %s', (said, specified) => {
  expect(said).toBe(specified)
})

test('a sentence about an unknown value names those that are known', () => {
  for (const kind of searchKinds) expect(inputProblems.kind_unknown).toContain(kind)
})

test('details must be those of the code', () => {
  expectTypeOf<ErrorDetails<'lab_too_long'>>().toEqualTypeOf<{ left: number }>()
  expectTypeOf<ErrorDetails<'not_enrolled'>>().toEqualTypeOf<undefined>()
  expectTypeOf(errorSentence<'not_enrolled'>).parameters.toEqualTypeOf<['not_enrolled']>()
  expectTypeOf<'no_such_code'>().not.toExtend<ErrorCode>()
})

test('a wrong field is described by path, sentence and code', () => {
  expect(fieldError('firstName', 'too_long', { max: 100 })).toEqual({
    path: 'firstName',
    msg: 'First name is too long (at most 100 characters).',
    code: 'too_long',
    max: 100,
  })
  expect(fieldErrorsOf([{ path: [], message: 'unknown_field', keys: ['surprise'] }])).toEqual([
    { path: '', msg: 'Unknown field: surprise.', code: 'unknown_field' },
  ])
})

test('details with another shape are detected', () => {
  const { details } = errorTable.too_few_credits
  const lacking = { action: 'start', cost: 2, balance: 1 }
  expect(isOfShape(details, lacking)).toBe(true)
  expect(isOfShape(details, { ...lacking, more: true })).toBe(true)
  expect(isOfShape(details, { ...lacking, cost: '2' })).toBe(false)
  expect(isOfShape(details, { ...lacking, action: 'renew' })).toBe(false)
  expect(isOfShape(details, { cost: 2 })).toBe(false)
})
