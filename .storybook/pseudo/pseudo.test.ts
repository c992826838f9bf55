import { expect, test } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo.ts'

test('a text can be read, is longer, and shows its ends', () => {
  expect(pseudoText('Search')).toBe('[!!! Šéåŕçĥ ~~ !!!]')
})

test('texts with values keep them', () => {
  const { total } = pseudoTexts['CourseOutline'] as { total: (...counts: number[]) => string }
  expect(total(2, 12, 1)).toMatch(/^\[!!! 2 ɱöðûļéš · 12 .* 1 ļåƀ ~+ !!!\]$/)
})
