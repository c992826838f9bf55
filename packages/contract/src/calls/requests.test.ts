import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsOf } from '../errors/fieldErrors.ts'
import { callTable } from './table.ts'

type WithBody = {
  [K in keyof typeof callTable]: (typeof callTable)[K] extends { body: object } ? K : never
}[keyof typeof callTable]

function problems(name: WithBody, body: unknown) {
  const schema: z.ZodMiniType = callTable[name].body
  const { error } = z.safeParse(schema, body)
  return fieldErrorsOf(error?.issues ?? []).map(({ path, msg }) => `${path}: ${msg}`)
}

test('e-mail addresses are normalized and checked', () => {
  const { body } = callTable.forgotPassword
  expect(z.parse(body, { email: ' Dana@Demo.Test ' })).toEqual({ email: 'dana@demo.test' })
  for (const email of [
    '',
    'dana',
    '@demo.test',
    'dana@',
    'a@b@c',
    'da na@demo.test',
    'dana@demo.test\r\nBcc: x@y.z',
    'x1,dana@demo.test',
    '<dana@demo.test>',
    'name<dana@demo.test>',
    'group:dana@demo.test;',
    'dana@demo.test(c)',
    'dana@demo.test,',
    '"dana"@demo.test',
    'dana@-demo.test',
  ]) {
    expect(problems('forgotPassword', { email })).toEqual([
      'email: Please enter a valid email address',
    ])
  }
  const local = 'x'.repeat(254 - '@demo.test'.length)
  expect(problems('forgotPassword', { email: `${local}@demo.test` })).toEqual([])
  expect(problems('forgotPassword', { email: `x${local}@demo.test` })).toHaveLength(1)
})

const passwords = (current: number, next: number) => ({
  currentPassword: 'x'.repeat(current),
  newPassword: 'x'.repeat(next),
})

test('a current password may have 256 characters, a new one 8 to 128', () => {
  expect(problems('updatePassword', passwords(1, 8))).toEqual([])
  expect(problems('updatePassword', passwords(256, 128))).toEqual([])
  expect(problems('updatePassword', passwords(257, 8))).toEqual([
    'currentPassword: Password is too long (at most 256 characters).',
  ])
  expect(problems('updatePassword', passwords(1, 7))).toEqual([
    'newPassword: Use at least 8 characters.',
  ])
  expect(problems('updatePassword', passwords(1, 129))).toEqual([
    'newPassword: Use at most 128 characters.',
  ])
})

test('a code has 8 digits', () => {
  expect(z.parse(callTable.confirmSignup.body, { registration: 'r1', otp: ' 01234567 ' }).otp).toBe(
    '01234567',
  )
  for (const otp of ['1234567', '123456789', '1234567a', '١٢٣٤٥٦٧٨']) {
    expect(problems('confirmSignup', { registration: 'r1', otp })).toEqual([
      'otp: The code has 8 digits.',
    ])
  }
})

test('slugs are lower-case words with single dashes, at most 80 characters', () => {
  const { params } = callTable.getCourse
  for (const slug of ['aws', 'quick-win', 'incident-response-101', 'x'.repeat(80)]) {
    expect(z.safeParse(params, { slug }).success).toBe(true)
  }
  for (const slug of [
    '',
    '-',
    'a-',
    '-a',
    'a--b',
    'A',
    'a b',
    'a/b',
    '..',
    'é',
    'a\n',
    'x'.repeat(81),
  ]) {
    expect(z.safeParse(params, { slug }).success).toBe(false)
  }
})

const invite = (accessCode: unknown) => ({ courseId: 'c1', accessCode })

test('an invite code is null or 1 to 64 characters', () => {
  for (const code of [null, 'INVITE-2026', 'x'.repeat(64)])
    expect(problems('enrol', invite(code))).toEqual([])
  for (const code of [undefined, '', '  ', 7, 'x'.repeat(65)])
    expect(problems('enrol', invite(code))).toHaveLength(1)
})

const launch = (duration: unknown) => ({ configuration: { duration } })

test('a lab starts for one of the four durations, given as a number', () => {
  for (const minutes of [30, 60, 120, 240])
    expect(problems('startLab', launch(minutes))).toEqual([])
  for (const minutes of [0, 31, -60, '60', 60.5, null, undefined]) {
    expect(problems('startLab', launch(minutes))).toEqual([
      'configuration.duration: Choose 30 minutes, 1 hour, 2 hours or 4 hours.',
    ])
  }
})

const quiz = (selectedOptions: unknown) => ({
  quizId: 'q',
  responses: [{ questionId: 'a', selectedOptions }],
})

test('a quiz is submitted with an option for each question', () => {
  expect(problems('submitQuiz', quiz(['o1', 'o2']))).toEqual([])
  expect(problems('submitQuiz', quiz([]))).toEqual([
    'responses.0.selectedOptions: Please answer all questions before submitting.',
  ])
  expect(problems('submitQuiz', { quizId: 'q', responses: [] })).toEqual([
    'responses: Please answer all questions before submitting.',
  ])
})

const profile = (phoneNumber: string, linkedInProfile: string) => ({
  firstName: 'Dana',
  lastName: "O'Neil-李",
  email: 'dana@demo.test',
  gender: 'other',
  phoneNumber,
  linkedInProfile,
})

test('a profile takes empty or well-formed phone numbers and LinkedIn addresses', () => {
  for (const phone of ['', '2348012345678', '+2348012345678']) {
    expect(problems('updateProfile', profile(phone, ''))).toEqual([])
  }
  for (const phone of ['08012345678', '123456', '1234567890123456', '234-801', 'call me']) {
    expect(problems('updateProfile', profile(phone, ''))[0]).toMatch(/^phoneNumber: /)
  }
  for (const address of [
    'linkedin.com/in/dana',
    'https://www.LinkedIn.com/in/dana-l/',
    'ng.linkedin.com/in/%C3%A9',
  ]) {
    expect(problems('updateProfile', profile('', address))).toEqual([])
  }
  for (const address of [
    'javascript:alert(1)',
    'https://evil.test/linkedin.com/in/x',
    'linkedin.com/in/',
    'linkedin.com/in/a/b',
    'linkedin.com/in/"><b>',
    'linkedin.com/in/da\u202ena',
  ]) {
    expect(problems('updateProfile', profile('', address))[0]).toMatch(/^linkedInProfile: /)
  }
})

test('a profile takes phone numbers as they are written, and addresses as LinkedIn copies them', () => {
  const parse = (phone: string, address: string) =>
    z.parse(callTable.updateProfile.body, profile(phone, address))
  for (const [phone, phoneNumber] of [
    ['+234 801 234 5678', '+2348012345678'],
    [' +44 (0)20 7946-0018 ', '+442079460018'],
    ['234.801.234.5678', '2348012345678'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', '982112345678'],
    ['\u202a+234 801 234 5678\u202c', '+2348012345678'],
    ['+44 (\u200e0)20 7946 0018', '+442079460018'],
  ] as const)
    expect(parse(phone, '')).toMatchObject({ phoneNumber })
  const linkedInProfile = 'https://www.linkedin.com/in/dana'
  expect(parse('', ` ${linkedInProfile}?utm_source=share&utm_medium=ios_app `)).toMatchObject({
    linkedInProfile,
  })
})

test('names have no control characters, and 100 characters at most', () => {
  const body = {
    firstName: 'Da\u0000na',
    lastName: 'x'.repeat(101),
    email: 'a@b',
    password: 'long enough',
    invitation: null,
  }
  expect(problems('signup', body)).toEqual([
    'firstName: First name has characters that cannot be seen. Please delete it and type it again.',
    'lastName: Last name is too long (at most 100 characters).',
  ])
})

test('everything in a name can be seen', () => {
  const body = (firstName: string, lastName: string) => ({
    ...profile('', ''),
    firstName,
    lastName,
  })
  expect(problems('updateProfile', body('\u202EanaD', '\u200B'))).toEqual([
    'firstName: First name has characters that cannot be seen. Please delete it and type it again.',
    'lastName: Last name has characters that cannot be seen. Please delete it and type it again.',
  ])
  expect(
    problems('updateProfile', body('\u0639\u0644\u06CC\u200C\u0631\u0636\u0627', '辻')),
  ).toEqual([])
})

test('a new password is not blank, an earlier one may be', () => {
  const change = (newPassword: string) => ({ currentPassword: ' '.repeat(8), newPassword })
  expect(problems('updatePassword', change(' '.repeat(8)))).toEqual([
    'newPassword: Use more than blanks.',
  ])
  expect(problems('updatePassword', change('    a brook'))).toEqual([])
})

const task = (bootcampFeedback: string) => ({
  internshipInterest: 'true',
  mentorshipInterest: 'false',
  bootcampFeedback,
})

test('a task has 10 to 5000 characters of feedback', () => {
  expect(problems('submitTask', task(' 123456789 '))).toEqual([
    'bootcampFeedback: Please provide detailed feedback (minimum 10 characters)',
  ])
  expect(problems('submitTask', task('x'.repeat(5000)))).toEqual([])
  expect(problems('submitTask', task('x'.repeat(5001)))).toHaveLength(1)
})

test('a field name in a message is shortened', () => {
  const [message] = problems('forgotPassword', { email: 'a@b', ['x'.repeat(9999)]: 1 })
  expect(message).toBe(`: Unknown field: ${'x'.repeat(40)}.`)
})
