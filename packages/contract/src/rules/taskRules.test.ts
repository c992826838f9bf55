import { expect, test } from 'vitest'
import { taskStatuses } from '../entities/bootcampTask.ts'
import { isTaskEditable, taskProblem } from './taskRules.ts'

const complete = {
  hasWeeklyTask: true,
  hasResume: true,
  internshipInterest: true,
  bootcampFeedback: 'ten chars.',
}

test('a complete task has no problem', () => {
  expect(taskProblem(complete)).toBeNull()
  expect(taskProblem({ ...complete, hasResume: false, internshipInterest: false })).toBeNull()
})

test('names the first problem: weekly file, then resume, then feedback', () => {
  const empty = {
    hasWeeklyTask: false,
    hasResume: false,
    internshipInterest: true,
    bootcampFeedback: '',
  }
  expect(taskProblem(empty)).toBe('weeklyTask')
  expect(taskProblem({ ...empty, hasWeeklyTask: true })).toBe('resume')
  expect(taskProblem({ ...empty, hasWeeklyTask: true, hasResume: true })).toBe('feedback')
})

test('feedback needs 10 characters, not counting blanks around it', () => {
  expect(taskProblem({ ...complete, bootcampFeedback: '  123456789  ' })).toBe('feedback')
  expect(taskProblem({ ...complete, bootcampFeedback: '\n1234567890\n' })).toBeNull()
  expect(taskProblem({ ...complete, bootcampFeedback: '123\n567\n90\tx' })).toBeNull()
})

test('an emoji is one character, as in the schema of the call', () => {
  expect(taskProblem({ ...complete, bootcampFeedback: '👍'.repeat(9) })).toBe('feedback')
  expect(taskProblem({ ...complete, bootcampFeedback: '👍'.repeat(10) })).toBeNull()
})

test('characters that nobody sees do not count as feedback', () => {
  for (const bootcampFeedback of ['\u200B'.repeat(12), `\u200B${' '.repeat(12)}\u2060`])
    expect(taskProblem({ ...complete, bootcampFeedback })).toBe('feedback')
})

test('the form is available in two statuses', () => {
  expect(taskStatuses.filter(isTaskEditable)).toEqual(['not_submitted', 'incomplete'])
})
