import { expect, test } from 'vitest'
import { isVisible } from './isVisible.ts'
import { withoutInvisible } from './visibleText.ts'

test.each([
  'Dana',
  "O'Neil-李",
  'Zoë\u0308', // A mark of its own.
  'María José',
  'محمد',
  'علی\u200Cرضا', // Persian: Alireza, with a non-joiner between its parts.
  'ශ්\u200Dරී', // Sinhala: Shri, with a joiner.
  'क्\u200Dष',
  '辻\u{E0101}', // A Japanese family name with a chosen shape.
  '葛\u{E0100}城',
  'Nguyễn Thị',
])('%j is all visible', (text) => {
  expect(isVisible(text)).toBe(true)
  expect(withoutInvisible(text)).toBe(text)
})

test.each([
  ['\u200B', ''],
  ['\u202EanaD', 'anaD'],
  ['Da\u0000na\u001B', 'Dana'],
  ['Da\u0085na', 'Dana'],
  ['Da\u00ADna', 'Dana'],
  ['Da\u200Cna', 'Dana'],
  ['Da\u200Dna', 'Dana'],
  ['\u200Fمحمد\u061C', 'محمد'],
  ['\u2066Dana\u2069', 'Dana'],
  ['\uFEFFDana', 'Dana'],
  ['Da\u2028na\u2029', 'Dana'],
  ['\u3164', ''],
  ['\uFFA0\u115F\u1160', ''],
  ['\u2800', ''],
  ['Dana\u{E0041}\u{E007F}', 'Dana'],
  ['Dana\u{E0101}', 'Dana'],
  ['Dana\uFE0F', 'Dana'],
])('%j is shown as %j', (text, shown) => {
  expect(isVisible(text)).toBe(false)
  expect(withoutInvisible(text)).toBe(shown)
})
