import { expect, test } from 'vitest'
import { taskStatuses } from '../entities/bootcampTask.ts'
import { isTaskEditable, taskProblem } from './taskRules.ts'

const complete = { hasWeeklyTask: true, hasResume: true, internshipInterest: true, bootcampFeedback: 'ten chars.' }

test('a complete task has no problem', () => {
  expect(taskProblem(complete)).toBeNull()
  expect(taskProblem({ ...complete, hasResume: false, internshipInterest: false })).toBeNull()
})

test('names the first problem: weekly file, then resume, then feedback', () => {
  const empty = { hasWeeklyTask: false, hasResume: false, internshipInterest: true, bootcampFeedback: '' }
  expect(taskProblem(empty)).toBe('Weekly task file is required')
  expect(taskProblem({ ...empty, hasWeeklyTask: true })).toBe('Resume is required if interested in internship')
  expect(taskProblem({ ...empty, hasWeeklyTask: true, hasResume: true })).toBe('Please provide detailed feedback (minimum 10 characters)')
})

test('feedback counts from 10 characters on, blanks around it aside', () => {
  expect(taskProblem({ ...complete, bootcampFeedback: '  123456789  ' })).toBe('Please provide detailed feedback (minimum 10 characters)')
  expect(taskProblem({ ...complete, bootcampFeedback: '\n1234567890\n' })).toBeNull()
})

test('the form is available in two statuses', () => {
  expect(taskStatuses.filter(isTaskEditable)).toEqual(['not_submitted', 'incomplete'])
})
