import { expect, test } from 'vitest'
import { isVisible } from './isVisible.ts'

test.each([
  'Dana ❤\uFE0F',
  '👩\u200D👩\u200D👧', // A family.
  '🏳\uFE0F\u200D🌈',
  '🏃🏽\u200D♂\uFE0F', // A running man with a skin tone.
  '1\uFE0F\u20E3',
  '🇳🇬',
])('the emoji of %j can be seen', (text) => {
  expect(isVisible(text)).toBe(true)
})

test.each([
  '👩\u200D', // Joins nothing.
  '\u200D👩',
  'Dana\uFE0F👩',
  '❤\uFE0F\uFE0F',
  '1\uFE0F',
])('%j has what emoji have, where it does nothing', (text) => {
  expect(isVisible(text)).toBe(false)
})

test.each(['\u0301', '\u0301\u0302', '\u0301Dana', 'Dana \u0301', '\u093F'])(
  '%j has a mark without a letter',
  (text) => {
    expect(isVisible(text)).toBe(false)
  },
)
