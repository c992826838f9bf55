import { expect, it } from 'vitest'
import { french } from './french.ts'

it.each([
  [0, '0 réponse sur 5'],
  [1, '1 réponse sur 5'],
  [2, '2 réponses sur 5'],
])('%i answers are in the form of their number', (given, words) => {
  expect(french.QuizForm.answered(given, 5)).toBe(words)
})
