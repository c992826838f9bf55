import { expect, test } from 'vitest'
import { scoreQuiz } from './quizRules.ts'

test('the default pass mark is 70 percent', () => {
  expect(scoreQuiz(7, 10)).toEqual({ score: 70, passed: true })
  expect(scoreQuiz(69, 100)).toEqual({ score: 69, passed: false })
  expect(scoreQuiz(2, 3)).toEqual({ score: 67, passed: false })
  expect(scoreQuiz(3, 3)).toEqual({ score: 100, passed: true })
})

test("a quiz's own pass mark is used", () => {
  expect(scoreQuiz(2, 3, 67).passed).toBe(true)
  expect(scoreQuiz(2, 3, 68).passed).toBe(false)
})

test('the displayed score and the decision always agree', () => {
  for (let total = 1; total <= 40; total++) {
    for (let right = 0; right <= total; right++) {
      const { score, passed } = scoreQuiz(right, total)
      expect(passed).toBe(score >= 70)
    }
  }
})
