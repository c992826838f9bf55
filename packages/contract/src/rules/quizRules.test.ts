import { expect, test } from 'vitest'
import { scoreQuiz, unansweredMessage } from './quizRules.ts'

test('70 percent passes where a quiz sets no mark of its own', () => {
  expect(scoreQuiz(7, 10)).toEqual({ score: 70, passed: true })
  expect(scoreQuiz(69, 100)).toEqual({ score: 69, passed: false })
  expect(scoreQuiz(2, 3)).toEqual({ score: 67, passed: false })
  expect(scoreQuiz(3, 3)).toEqual({ score: 100, passed: true })
})

test("a quiz's own mark counts", () => {
  expect(scoreQuiz(2, 3, 67).passed).toBe(true)
  expect(scoreQuiz(2, 3, 68).passed).toBe(false)
})

test('what is shown and what is decided never disagree', () => {
  for (let total = 1; total <= 40; total++) {
    for (let right = 0; right <= total; right++) {
      const { score, passed } = scoreQuiz(right, total)
      expect(passed).toBe(score >= 70)
    }
  }
})

test('asks for every answer', () => {
  expect(unansweredMessage).toBe('Please answer all questions before submitting.')
})
