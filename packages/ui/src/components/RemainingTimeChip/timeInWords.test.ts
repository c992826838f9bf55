import { expect, it } from 'vitest'
import { timeInWords } from './timeInWords.ts'

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [119, '1 minute'],
  [2950, '49 minutes'],
  [3600, '1 hour'],
  [3660, '1 hour 1 minute'],
  [14_400, '4 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeInWords(seconds, 'en-US')).toBe(words)
})

it('speaks other languages', () => {
  expect(timeInWords(3900, 'ar')).toBe('ساعة و5 دقائق')
})
